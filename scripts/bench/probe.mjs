/** Runs inside the page: measures from a trusted event to the frame that shows its effect, and records errors. */

/** Passed to the browser as text, so it must not refer to anything in this file. */
export function installProbe() {
  const probe = { worst: 0, shift: 0, task: 0 };
  globalThis.larderProbe = probe;
  const watch = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  const recordEvent = ({ interactionId, duration }) => {
    if (interactionId) probe.worst = Math.max(probe.worst, duration);
  };
  watch('event', recordEvent, { durationThreshold: 16 });
  watch('first-input', recordEvent);
  // The browser reports the tasks of 50 ms and more; those before the measured event are the page's load.
  watch('longtask', ({ startTime, duration }) => {
    if (startTime >= probe.from) probe.task = Math.max(probe.task, duration);
  });
  watch('layout-shift', ({ value }) => (probe.shift += value));

  const isSeen = (element) => element.getClientRects().length > 0;
  const find = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const effects = {
    heading: (text) => find('h1').some((heading) => heading.textContent.trim() === text),
    cart: (before) => cartName() !== before,
    options: (text) => {
      const shown = find('[role=option]').map((option) => option.textContent.toLowerCase());
      return shown.length > 0 && shown.every((option) => option.includes(text));
    },
  };
  const cartName = () => find('button[aria-haspopup=dialog][aria-label^=Cart]')[0]?.getAttribute('aria-label');
  probe.cartName = cartName;

  /** It must be in sight: to scroll would be the first interaction. */
  probe.controlAt = (selector, index) => {
    const control = document.querySelectorAll(selector)[index];
    if (!control) throw new Error(`The page has no ${selector}.`);
    const { x, y, width, height } = control.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (!control.contains(document.elementFromPoint(middle.x, middle.y)))
      throw new Error(`${selector} is out of sight.`);
    return { ...middle, text: control.textContent.trim() };
  };

  /** Measures from the last `event`: resolves in the first task after the frame in which `effect` appeared. */
  probe.expect = (event, effect, what) => {
    let since;
    probe.from ??= performance.now();
    const note = ({ timeStamp, isTrusted }) => {
      if (isTrusted) since = timeStamp;
    };
    addEventListener(event, note, { capture: true });
    probe.result = new Promise((resolve) => {
      const look = () => {
        if (since === undefined || !effects[effect](what)) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - since);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  };
}
