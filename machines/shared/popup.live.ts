/** A browser window in which a shopper does something elsewhere: its result, and every other end. */

/** A browser does not report when a window was closed; it has to be polled. */
const lookEveryMs = 250;

export type PopupPlan<Result> = {
  width: number;
  height: number;
  address: () => string | Promise<string>;
  /** After this time the window is abandoned; without it the waiting chart has the limit. */
  waitMs?: number;
  /** Reads the result from the window's current URL. */
  look?: (popup: Window) => Result | undefined;
  /** Reads the result from a message of that window, sent by the shop's own pages. */
  hear?: (message: unknown) => Result | undefined;
};

export type PopupEnd<Result> = { kind: 'answered'; response: Result } | { kind: 'blocked' | 'closed' | 'expired' };

const endOf = <Result>(popup: Window, { waitMs, look, hear }: PopupPlan<Result>, signal: AbortSignal) =>
  new Promise<PopupEnd<Result>>((resolve) => {
    const over = new AbortController();
    const end = (how: PopupEnd<Result>) => {
      clearInterval(looking);
      clearTimeout(waiting);
      over.abort();
      resolve(how);
    };
    const response = (found: Result | undefined) => found !== undefined && end({ kind: 'answered', response: found });
    const looking = setInterval(() => (popup.closed ? end({ kind: 'closed' }) : response(look?.(popup))), lookEveryMs);
    const waiting = waitMs === undefined ? undefined : setTimeout(() => end({ kind: 'expired' }), waitMs);
    const take = ({ origin, source, data }: MessageEvent) =>
      origin === location.origin && source === popup && response(hear?.(data));
    window.addEventListener('message', take, { signal: over.signal });
    signal.addEventListener('abort', () => end({ kind: 'closed' }), { signal: over.signal });
  });

/** The window closes when this ends, however it ends. */
export const runInPopup = async <Result>(plan: PopupPlan<Result>, signal: AbortSignal): Promise<PopupEnd<Result>> => {
  // Before any await: a browser opens a window only during a press.
  const popup = window.open('', '_blank', `popup,width=${plan.width},height=${plan.height}`);
  if (!popup) return { kind: 'blocked' };
  try {
    const ended = endOf(popup, plan, signal);
    popup.location.replace(await plan.address());
    return await ended;
  } finally {
    popup.close();
  }
};
