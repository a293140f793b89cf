// Wild World: what is looked at is explained.
import "./about.js";
import "./goods.js";
import "./goods.js";
