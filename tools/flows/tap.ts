/**
 * Connects a shop under development to the gallery: an inspector that shows what the charts do to other tabs of this
 * browser only. Payloads and contexts stay in the shop, so no password or text of a person can leave it this way.
 */
import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { createRecorder } from './coverage/record.ts';
import { isInspected } from './inspected.ts';
import { isOfMachine, keyOf } from './transitions.ts';
import { channelName, type FromGallery, type FromShop, maxSteps, type Step } from './watch.ts';

const gallery = () => {
  const channel = new BroadcastChannel(channelName);
  const page = crypto.randomUUID();
  const recorder = createRecorder();
  const kept: Step[] = [];
  const taken = new Map<string, string[]>();
  const notify = (message: FromShop) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<FromGallery>) => {
    if (data.type === 'hello') notify({ type: 'past', page, steps: kept });
    if (data.type === 'record') notify({ type: 'recording', page, recording: recorder.recording });
  };

  const keep = (step: Step) => {
    kept.push(step);
    if (kept.length > maxSteps) kept.shift();
    notify({ type: 'step', page, step });
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

/** The inspector of a page; under development `?inspect` in its address attaches Stately's as well. */
export const tapOf = async (page: Window): Promise<(event: InspectionEvent) => void> => {
  const watch = gallery();
  const other =
    import.meta.env.DEV && isInspected(page.location)
      ? await import('./inspector.ts').then(({ openInspector }) => openInspector(page))
      : undefined;
  return (event) => {
    watch(event);
    other?.(event);
  };
};
