// One socket a page. When it breaks it is opened again, ever later and not all at once.
const WORDS = { live: "live", lost: "reconnecting", off: "offline, your choice is safe" };
const LONGEST_WAIT = 15000;

export function connect(table, onMessage) {
  let socket;
  let attempts = 0;
  let retry;

  function open() {
    clearTimeout(retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/live`);
    socket.onmessage = (event) => {
      attempts = 0;
      say("live");
      onMessage(JSON.parse(event.data));
    };
    socket.onclose = lose;
  }

  function lose() {
    say(navigator.onLine ? "lost" : "off");
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** attempts++) * (0.5 + Math.random() / 2);
    retry = setTimeout(open, wait);
  }

  function reopen() {
    socket.onclose = null;
    socket.close();
    open();
  }

  function wake() {
    const isOpen = socket.readyState <= WebSocket.OPEN;
    if (!document.hidden && !isOpen) open();
  }

  document.addEventListener("visibilitychange", wake);
  addEventListener("online", reopen); // an old socket may look open and be dead
  addEventListener("offline", () => say("off"));
  open();
}

function say(state) {
  const place = document.getElementById("connection");
  if (!place || place.dataset.state === state) return;
  place.dataset.state = state;
  place.textContent = WORDS[state];
}
