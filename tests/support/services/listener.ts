/** Realtime as a storefront has it, chart and line, for tests without a page. */
import { createActor, fromCallback, type SimulatedClock } from 'xstate';
import { type Line, makeLine } from '#machines/realtime/connection.live.ts';
import { type LineInput, realtimeMachine } from '#machines/realtime/realtime.machine.ts';
import { selectRealtimeStatus } from '#machines/realtime/realtime.selectors.ts';
import type { LineCommand, LineNews } from '#machines/realtime/realtime.types.ts';
import type { Shopper } from '../data/shoppers.ts';

export type Listener = {
  status: () => string;
  /** No attempt is in flight: the next one waits for the clock. */
  isResting: () => boolean;
  /** How often it emitted this event. */
  count: (type: string) => number;
  attempts: () => number;
  /** With which code each line ended. */
  ends: (number | undefined)[];
  stop: () => void;
};

const resting = [{ listening: { connecting: 'resting' } }, { listening: { unavailable: 'resting' } }] as const;

const listeners: Listener[] = [];

export function hangUpListeners(): void {
  for (const { stop } of listeners.splice(0)) stop();
}

/** With a clock of the test every pause lasts until the test moves it; lines and answers come when they come. */
export function listen(url: string, { id, token }: Pick<Shopper, 'id' | 'token'>, clock?: SimulatedClock): Listener {
  const { hostname: host, port, origin } = new URL(url);
  const said: string[] = [];
  let attempts = 0;
  const ends: Listener['ends'] = [];
  const headers = () => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' });
  const realLine = fromCallback<LineCommand, LineInput>(({ input, sendBack, receive }) => {
    let line: Line | undefined;
    const tell = (event: LineNews) => {
      if (event.type === 'connection.closed') ends.push(event.closeCode);
      sendBack(event);
    };
    receive(() => {
      attempts += 1;
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
    ...(clock && { clock }),
  });
  actor.on('*', ({ type }) => void said.push(type));
  actor.start();
  const listener = {
    status: () => selectRealtimeStatus(actor.getSnapshot()),
    isResting: () => resting.some((state) => actor.getSnapshot().matches(state)),
    count: (type: string) => said.filter((word) => word === type).length,
    attempts: () => attempts,
    ends,
    stop: () => void actor.stop(),
  };
  listeners.push(listener);
  return listener;
}
