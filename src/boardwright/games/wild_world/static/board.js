// Wild World: what is looked at is explained, hand cards show their uses, and workers find their way.
import "./about.js";
import "./goods.js";
import { bringWorkers } from "./workers.js";

document.addEventListener("table:shown", bringWorkers);
bringWorkers();
