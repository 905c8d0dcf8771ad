/** Realtime with its connection filled by pusher-js, loaded when the page is idle. */
import { fromCallback } from 'xstate';
import { idle } from '../shared/idle.live.ts';
import { watchPage } from '../shared/page-life.live.ts';
import type { Line } from './connection.live.ts';
import { type LineInput, realtimeMachine } from './realtime.machine.ts';
import type { LineCommand, LineNews } from './realtime.types.ts';

const longestWaitMs = 2000;

const liveLine = fromCallback<LineCommand, LineInput>(({ input, sendBack, receive, system }) => {
  let line: Line | undefined;
  let isEnded = false;
  const notify = (news: LineNews) => sendBack(news);
  const headers = () => ({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: `Bearer ${system.get('session')?.getSnapshot().context.token}`,
  });

  const open = async () => {
    if (line) return line.open();
    await idle(longestWaitMs);
    const { makeLine } = await import('./connection.live.ts');
    if (!isEnded) line ??= makeLine({ ...input, headers }, notify);
  };
  receive(() => void open().catch(() => notify({ type: 'connection.closed' })));

  // A page with an open socket is not eligible for the back-forward cache.
  const stopWatching = watchPage({ onLeave: () => line?.lose() });
  return () => {
    isEnded = true;
    stopWatching();
    line?.end();
  };
});

export const liveRealtime = () => realtimeMachine.provide({ actors: { line: liveLine } });
