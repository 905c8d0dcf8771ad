/** Waits until a shopper is idle. */

const idleMs = 2000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchmove'] as const;

/** Ends once nothing was pressed, typed or scrolled for two seconds, or the page is left for another tab. */
export const untilShopperIsIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const watching = new AbortController();
    let waiting: ReturnType<typeof setTimeout>;
    const stop = () => {
      watching.abort();
      clearTimeout(waiting);
    };
    const end = () => {
      stop();
      resolve();
    };
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(end, idleMs);
    };
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const sign of signs) addEventListener(sign, wait, options);
    addEventListener('visibilitychange', end, options);
    signal.addEventListener('abort', stop);
    wait();
  });
