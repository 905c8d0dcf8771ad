/**
 * Lets a shop under development be watched: an inspector that tells the gallery what the charts do, in other tabs of this
 * browser only. Payloads and contexts stay in the shop, so no password or text of a person can leave it this way.
 */
import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { createRecorder } from './coverage/record.ts';
import { keyOf } from './transitions.ts';
import { channelName, type FromGallery, type FromShop, keptSteps, type Step } from './watch.ts';

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

const gallery = () => {
  const channel = new BroadcastChannel(channelName);
  const page = crypto.randomUUID();
  const recorder = createRecorder();
  const kept: Step[] = [];
  const taken = new Map<string, string[]>();
  const tell = (message: FromShop) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<FromGallery>) => {
    if (data.type === 'hello') tell({ type: 'past', page, steps: kept });
    if (data.type === 'record') tell({ type: 'recording', page, recording: recorder.recording });
  };

  const keep = (step: Step) => {
    kept.push(step);
    if (kept.length > keptSteps) kept.shift();
    tell({ type: 'step', page, step });
  };

  return (event: InspectionEvent) => {
    recorder.inspect(event);
    const { sessionId } = event.actorRef;
    if (event.type === '@xstate.microstep') {
      const keys = event._transitions.map((transition) => keyOf(transition as AnyTransitionDefinition));
      taken.set(sessionId, [...(taken.get(sessionId) ?? []), ...keys]);
    }
    if (event.type === '@xstate.snapshot' && isOfMachine(event.snapshot)) {
      const { machine, _nodes } = event.snapshot;
      keep({
        actor: sessionId,
        chart: machine.id,
        event: event.event.type,
        states: _nodes.map(({ id }) => id),
        taken: taken.get(sessionId) ?? [],
        at: Date.now(),
      });
      taken.delete(sessionId);
    }
  };
};

/** Stately's inspector in a window of its own, which is a page on the internet: it gets the names of events, no data. */
const stately = async () => {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    sanitizeEvent: ({ type }) => ({ type }),
    sanitizeContext: () => ({}),
  });
  return inspect as { next?: (event: InspectionEvent) => void };
};

/** The inspector of a page; under development `?inspect` in its address attaches Stately's as well. */
export const tapOf = async ({ search }: Pick<Location, 'search'>) => {
  const watch = gallery();
  const isWanted = import.meta.env.DEV && new URLSearchParams(search).has('inspect');
  const other = isWanted ? await stately() : undefined;
  return (event: InspectionEvent) => {
    watch(event);
    other?.next?.(event);
  };
};
