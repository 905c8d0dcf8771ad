/** What one process has to tell reaches all others: LISTEN on a connection of its own, which comes back. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { changedChannel, readChange } from '#server/db/after-commit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { PushEvent } from '#server/domain/push-event.ts';
import { parsePush, pushChannel } from './push.ts';
import { parseTyping, type Typing, typingChannel } from './typing.ts';

/** A trigger of the database announces here the id of a session that was ended. */
const endedChannel = 'larder_session_ended';
/** Another one announces here that the languages of the shop or their texts have changed. */
const languagesChannel = 'larder_languages';

export type Listener = {
  onSessionEnded(sessionId: number): void;
  onPush(pushEvent: PushEvent): void;
  /** Somebody writes in a chat. */
  onTyping(typing: Typing): void;
  /** A process has changed what everybody sees: the one of this name, or a command. */
  onChange(change: ReturnType<typeof readChange>): void;
  /** The languages of the shop or their texts have changed. */
  onLanguages(): void;
  /** From now on it hears everything. `isReturn`: the connection was lost, and what was told meanwhile with it. */
  onReady(isReturn: boolean): void;
  /** From now on it hears nothing. */
  onLost(): void;
};

const firstRestMs = 250;
const longestRestMs = 5_000;
/** A connection that is gone without a word is found out by asking. */
const pollEveryMs = 15_000;

type Listening = Pick<Dependencies, 'pool'> & { config: Pick<Dependencies['config'], 'databaseDirectUrl'> };

const channels = [pushChannel, typingChannel, endedChannel, changedChannel, languagesChannel];

function hearTyping(listener: Listener, payload: string): void {
  const typing = parseTyping(payload);
  if (typing) listener.onTyping(typing);
}

/** Ends when the connection does, or when `signal` says so. */
async function listenOnce(
  { pool, config }: Listening,
  listener: Listener,
  onReady: () => void,
  signal: AbortSignal,
): Promise<void> {
  // A pooler would hand the connection to others, and with it what is heard.
  const connectionString = config.databaseDirectUrl ?? pool.options.connectionString;
  const client = new pg.Client({ ...pool.options, connectionString, application_name: 'larder-push' });
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === endedChannel) return listener.onSessionEnded(Number(payload));
    if (channel === languagesChannel) return listener.onLanguages();
    if (channel === changedChannel) return listener.onChange(readChange(payload));
    if (channel === typingChannel) return hearTyping(listener, payload);
    const pushEvent = parsePush(payload);
    if (pushEvent) listener.onPush(pushEvent);
  });
  const lost = new AbortController();
  try {
    await client.connect();
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
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

/** Resolves when it listens, or after a first failure, and then goes on trying. The returned function ends it. */
export async function startListening(
  { log, ...place }: Listening & Pick<Dependencies, 'log'>,
  listener: Listener,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let restMs = firstRestMs;
  let wasReady = false;
  let begin = () => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });

  function onReady(): void {
    restMs = firstRestMs;
    listener.onReady(wasReady);
    wasReady = true;
    begin();
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await listenOnce(place, listener, onReady, stop.signal).catch((error: unknown) =>
        log.warn({ err: error }, 'notifications wait for the database'),
      );
      listener.onLost();
      begin();
      await sleep(restMs, undefined, { signal: stop.signal }).catch(() => undefined);
      restMs = Math.min(longestRestMs, restMs * 2);
    }
  }

  const running = run();
  await started;
  return async () => {
    stop.abort();
    await running;
  };
}
