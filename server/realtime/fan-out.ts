/** What one server has to tell reaches the sockets of all: LISTEN on a connection of its own, which comes back. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Dependencies } from '#server/dependencies.ts';
import type { PushEvent } from '#server/domain/push-event.ts';
import { changedChannel, parsePush, pushChannel } from './push.ts';

/** A trigger of the database announces here the id of a session that was ended. */
const endedChannel = 'larder_session_ended';

export type Listener = {
  onSessionEnded(sessionId: number): void;
  onPush(pushEvent: PushEvent): void;
  /** A command has changed what everybody sees. */
  onChange(): void;
  /** The connection was away; what was told meanwhile is lost. */
  onReturn(): void;
};

const firstRestMs = 250;
const longestRestMs = 5_000;
/** A connection that is gone without a word is found out by asking. */
const pollEveryMs = 15_000;

/** Ends when the connection does, or when `signal` says so. */
async function listenOnce(pool: pg.Pool, listener: Listener, onReady: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ ...pool.options, application_name: 'larder-push' });
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === endedChannel) return listener.onSessionEnded(Number(payload));
    if (channel === changedChannel) return listener.onChange();
    const pushEvent = parsePush(payload);
    if (pushEvent) listener.onPush(pushEvent);
  });
  const lost = new AbortController();
  try {
    await client.connect();
    await client.query(`listen ${pushChannel}; listen ${endedChannel}; listen ${changedChannel}`);
    onReady();
    await Promise.race([ended, keepPolling(client, lost.signal)]);
  } finally {
    lost.abort();
    await client.end().catch(() => undefined);
  }
}

async function keepPolling(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(pollEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await client.query('select 1');
  }
}

/** The returned function ends it. */
export function startListening(
  { pool, log }: Pick<Dependencies, 'pool' | 'log'>,
  listener: Listener,
): () => Promise<void> {
  const stop = new AbortController();
  let restMs = firstRestMs;
  let wasReady = false;

  function onReady(): void {
    restMs = firstRestMs;
    if (wasReady) listener.onReturn();
    wasReady = true;
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await listenOnce(pool, listener, onReady, stop.signal).catch((error: unknown) =>
        log.warn({ err: error }, 'realtime waits for the database'),
      );
      await sleep(restMs, undefined, { signal: stop.signal }).catch(() => undefined);
      restMs = Math.min(longestRestMs, restMs * 2);
    }
  }

  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}
