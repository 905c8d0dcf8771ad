/** Presence with its ports filled by the API and by a lock, which one tab of a browser holds at a time. */
import { fromCallback } from 'xstate';
import type { Client } from '#api/client.ts';
import { updateLastSeen } from '#api/operations/presence.ts';
import { call } from '../shared/call.ts';
import { watchPage } from '../shared/page-life.live.ts';
import { presenceMachine } from './presence.machine.ts';

const lockName = 'larder-last-seen';

/** Waits for the lock, and holds it until the returned function is called. */
function takeLeadership(onMine: () => void): () => void {
  const locks = globalThis.navigator?.locks;
  // Without the Locks API every tab sends pings.
  if (!locks) {
    onMine();
    return () => undefined;
  }
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  const held = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      onMine();
    });
  locks.request(lockName, { signal: waiting.signal }, held).catch(() => undefined);
  return () => {
    waiting.abort();
    release();
  };
}

const liveLeadership = fromCallback(({ sendBack }) => {
  let giveBack: () => void = () => undefined;
  const take = () => {
    giveBack = takeLeadership(() => sendBack({ type: 'leader.elected' }));
  };
  const onLeave = () => {
    giveBack();
    sendBack({ type: 'leader.lost' });
  };
  // A page that holds a lock is not eligible for the back-forward cache.
  const stopWatching = watchPage({ onLeave, onReturn: take });
  // Reported a moment later, because the chart may not send events while it starts.
  const start = setTimeout(take);
  return () => {
    clearTimeout(start);
    stopWatching();
    giveBack();
  };
});

export const livePresence = (client: Client) =>
  presenceMachine.provide({
    actors: {
      turn: liveLeadership,
      updateLastSeen: call((_: undefined, signal) => updateLastSeen(client, {}, signal)),
    },
  });
