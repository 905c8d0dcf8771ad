/** A window beside the page in which a shopper does something elsewhere: what comes of it, and every other end. */

/** A browser does not tell when a window was closed; one has to look. */
const lookEveryMs = 250;

export type PopupPlan<Answer> = {
  width: number;
  height: number;
  address: () => string | Promise<string>;
  /** After this time nobody is waited for; without it the chart that waits has the limit. */
  waitMs?: number;
  /** The answer in where the window is now. */
  look?: (popup: Window) => Answer | undefined;
  /** The answer in a message of that very window, from our own pages. */
  hear?: (message: unknown) => Answer | undefined;
};

export type PopupEnd<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'blocked' | 'closed' | 'expired' };

const endOf = <Answer>(popup: Window, { waitMs, look, hear }: PopupPlan<Answer>, signal: AbortSignal) =>
  new Promise<PopupEnd<Answer>>((resolve) => {
    const over = new AbortController();
    const end = (how: PopupEnd<Answer>) => {
      clearInterval(looking);
      clearTimeout(waiting);
      over.abort();
      resolve(how);
    };
    const answer = (found: Answer | undefined) => found !== undefined && end({ kind: 'answered', answer: found });
    const looking = setInterval(() => (popup.closed ? end({ kind: 'closed' }) : answer(look?.(popup))), lookEveryMs);
    const waiting = waitMs === undefined ? undefined : setTimeout(() => end({ kind: 'expired' }), waitMs);
    const take = ({ origin, source, data }: MessageEvent) =>
      origin === location.origin && source === popup && answer(hear?.(data));
    window.addEventListener('message', take, { signal: over.signal });
    signal.addEventListener('abort', () => end({ kind: 'closed' }), { signal: over.signal });
  });

/** The window is gone when this ends, however it ends. */
export const askInPopup = async <Answer>(plan: PopupPlan<Answer>, signal: AbortSignal): Promise<PopupEnd<Answer>> => {
  // Before anything is awaited: a browser opens a window only for the press that it still remembers.
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
