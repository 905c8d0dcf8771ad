/** Realtime as a storefront has it, chart and line, for tests without a page. */
import { createActor, fromCallback } from 'xstate';
import { type Line, makeLine } from '#machines/realtime/line.live.ts';
import { type LineInput, realtimeMachine } from '#machines/realtime/realtime.machine.ts';
import { selectRealtimeStatus } from '#machines/realtime/realtime.selectors.ts';
import type { LineCommand, LineNews } from '#machines/realtime/realtime.types.ts';
import type { Shopper } from './shoppers.ts';

export type Listener = {
  status: () => string;
  /** How often it said this. */
  count: (type: string) => number;
  /** When each attempt began. */
  attempts: number[];
  /** When each line ended, and with which code. */
  ends: { code: number | undefined; at: number }[];
  stop: () => void;
};

const listeners: Listener[] = [];

export function hangUpListeners(): void {
  for (const { stop } of listeners.splice(0)) stop();
}

export function listen(url: string, { id, token }: Pick<Shopper, 'id' | 'token'>): Listener {
  const { hostname: host, port, origin } = new URL(url);
  const said: string[] = [];
  const attempts: number[] = [];
  const ends: Listener['ends'] = [];
  const headers = () => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' });
  const realLine = fromCallback<LineCommand, LineInput>(({ input, sendBack, receive }) => {
    let line: Line | undefined;
    const tell = (event: LineNews) => {
      if (event.type === 'line.closed') ends.push({ code: event.code, at: performance.now() });
      sendBack(event);
    };
    receive(() => {
      attempts.push(performance.now());
      if (line) line.open();
      else line = makeLine({ ...input, headers, origin }, tell);
    });
    return () => line?.end();
  });
  const actor = createActor(realtimeMachine.provide({ actors: { line: realLine } }), {
    input: {
      address: { key: 'larder', cluster: 'local', host, port: Number(port), tls: false },
      userId: id,
      spread: Math.random(),
    },
  });
  actor.on('*', ({ type }) => void said.push(type));
  actor.start();
  const listener = {
    status: () => selectRealtimeStatus(actor.getSnapshot()),
    count: (type: string) => said.filter((word) => word === type).length,
    attempts,
    ends,
    stop: () => void actor.stop(),
  };
  listeners.push(listener);
  return listener;
}
