/** The shop that runs in another tab: every step that it took, by page and actor, and where each actor is now. */
import { channelName, type FromGallery, type FromShop, maxSteps, type Step } from '../watch.ts';

export type Actor = { key: string; chart: string; steps: Step[] };

export const listen = (onNews: () => void) => {
  const actors = new Map<string, Actor>();
  const recordings = new Map<string, object>();
  const channel = new BroadcastChannel(channelName);
  const send = (message: FromGallery) => channel.postMessage(message);

  const keep = (page: string, step: Step) => {
    const key = `${page} ${step.actor}`;
    const actor = actors.get(key) ?? { key, chart: step.chart, steps: [] };
    actor.steps.push(step);
    if (actor.steps.length > maxSteps) actor.steps.shift();
    actors.set(key, actor);
  };

  /** A page sends its whole history, so the history that the gallery had of it is replaced. */
  const replace = (page: string, steps: Step[]) => {
    for (const key of actors.keys()) if (key.startsWith(page)) actors.delete(key);
    for (const step of steps) keep(page, step);
  };

  channel.onmessage = ({ data }: MessageEvent<FromShop>) => {
    if (data.type === 'step') keep(data.page, data.step);
    if (data.type === 'past') replace(data.page, data.steps);
    if (data.type === 'recording') recordings.set(data.page, data.recording);
    onNews();
  };
  send({ type: 'hello' });

  return {
    actorsOf: (chart: string) => [...actors.values()].filter((actor) => actor.chart === chart),
    isRunning: () => actors.size > 0,
    charts: () => new Set([...actors.values()].map(({ chart }) => chart)),
    /** The coverage of each page, after a moment in which pages can send it. */
    record: async () => {
      recordings.clear();
      send({ type: 'record' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [...recordings.values()];
    },
  };
};
