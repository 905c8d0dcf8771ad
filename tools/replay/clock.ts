/** The clock of a replay: time stands still until the replay moves it, for charts and for the rest of the process. */

type Timer = { due: number; run: () => void; every?: number };
type Handle = { unref: () => Handle; ref: () => Handle };

/** A browser has no `setImmediate`; a message is delivered in a turn of its own there, too. */
const inNextTurn =
  typeof setImmediate === 'function'
    ? (work: () => void) => void setImmediate(work)
    : (work: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          work();
        };
        port2.postMessage(undefined);
      };

const idle = () => new Promise<void>((resolve) => inNextTurn(resolve));

/** Lets everything settle that waits for no timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await idle();
};

/** `from` is in milliseconds since 1970. */
export const takeClock = (from: number) => {
  const { setTimeout: realTimeout, clearTimeout: realClear, setInterval: realInterval } = globalThis;
  const { clearInterval: realClearInterval } = globalThis;
  const realNow = Date.now;
  const timers = new Map<unknown, Timer>();
  let now = 0;
  let hasGivenUp = false;

  const set = (run: () => void, ms: number, every?: number) => {
    const handle: Handle = { unref: () => handle, ref: () => handle };
    timers.set(handle, { due: now + ms, run, ...(every === undefined ? {} : { every }) });
    return handle;
  };
  const clear = (handle: unknown) => void timers.delete(handle);
  Object.assign(globalThis, {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => set(() => run(...args), ms),
    setInterval: (run: () => void, ms = 0) => set(run, ms, ms),
    clearTimeout: clear,
    clearInterval: clear,
  });
  Date.now = () => from + now;

  const next = () => [...timers].sort(([, one], [, other]) => one.due - other.due)[0];
  /** Whether a timer was due until then; the first of them has gone off. */
  const fire = async (until: number): Promise<boolean> => {
    const found = next();
    if (!found || found[1].due > until) return false;
    const [handle, timer] = found;
    now = Math.max(now, timer.due);
    if (timer.every === undefined) timers.delete(handle);
    else timer.due = now + Math.max(1, timer.every);
    timer.run();
    await settle();
    return true;
  };

  return {
    fire,
    /** It is `until` now; a timer that was due no more than `slack` before may still be late. */
    advance: async (until: number, slack = 0): Promise<void> => {
      while (await fire(until - slack));
      now = Math.max(now, until);
    },
    /** Whether it holds within two seconds of the real clock; code on demand takes its time. */
    soon: async (holds: () => boolean): Promise<boolean> => {
      const giveUpAt = performance.now() + 2000;
      while (!holds()) {
        if (performance.now() > giveUpAt) {
          hasGivenUp = true;
          return false;
        }
        await idle();
      }
      return true;
    },
    /** Whether something did not happen soon enough. */
    hasGivenUp: (): boolean => hasGivenUp,
    giveBack: (): void => {
      Object.assign(globalThis, {
        setTimeout: realTimeout,
        clearTimeout: realClear,
        setInterval: realInterval,
        clearInterval: realClearInterval,
      });
      Date.now = realNow;
    },
  };
};

export type Clock = ReturnType<typeof takeClock>;
