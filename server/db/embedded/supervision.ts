/** Supervises the embedded server: notices the end of its main process and restarts it with backoff. */
import { setTimeout as sleep } from 'node:timers/promises';

type Log = { warn(fields: object, text: string): void };

export type Supervised = {
  /** Undefined: the server does not run. */
  port(): number | undefined;
  start(): Promise<unknown>;
  /** It runs on another port than before. */
  onMoved(): void;
  log: Log;
};

export type Supervision = { stop(): Promise<void> };

const lookEveryMs = 250;
/** Short enough that a shop whose disk has space again is back within ten seconds. */
const longestPauseMs = 2_000;

/** Resolves after `stop` was called and the current attempt has ended. */
export function supervise({ port, start, onMoved, log }: Supervised): Supervision {
  const end = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  let pauseMs = lookEveryMs;
  let known = port();

  async function startAgain(): Promise<void> {
    if (pauseMs === lookEveryMs) log.warn({}, 'the built-in PostgreSQL has ended and is started again');
    await start();
    log.warn({}, 'the built-in PostgreSQL runs again');
  }

  async function look(): Promise<void> {
    if (port() === undefined) await startAgain();
    const found = port();
    if (found === undefined || found === known) return;
    onMoved();
    known = found;
  }

  async function run(): Promise<void> {
    for (;;) {
      await pause(pauseMs);
      if (end.signal.aborted) return;
      try {
        await look();
        pauseMs = lookEveryMs;
      } catch (error) {
        log.warn({ err: error }, 'the built-in PostgreSQL cannot be started yet');
        pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      }
    }
  }

  const running = run();
  return {
    async stop() {
      end.abort();
      await running;
    },
  };
}
