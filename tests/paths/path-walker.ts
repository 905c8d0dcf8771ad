/** Walks the paths of one flow, on the same page as long as the chart's own events lead on. */
import type { Shopper } from '../support/shopper/shopper.ts';
import type { Holding } from './calls.ts';
import type { Chosen } from './choose-paths.ts';
import { continuePath } from './continue-path.ts';
import type { Journey } from './journey.ts';
import { type Outcome, type Place, placeOf, walkFrom } from './walk-path.ts';

type Options = {
  openPage: () => Promise<Shopper>;
  /** Without it each path has a page of its own. */
  reusesPage: boolean;
  stepMs?: number;
  /** Made anew for each page. */
  holding?: () => Holding;
};

export type Walked = Outcome & {
  /** The path began on a page of its own. */
  isFresh: boolean;
  /** What differed on the page of other paths, and not on a page of its own. */
  note?: string;
};

/** Closes what the last path has left in the corner of the page, so that the next one sees its own. */
const clearToasts = async ({ page, t }: Shopper) => {
  const region = page.getByRole('region', { name: t('Notifications') });
  // It may go by itself meanwhile. A dispatched click leaves the focus where it is.
  for (const dismiss of (await region.getByRole('button', { name: t('Dismiss'), exact: true }).all()).reverse())
    await dismiss.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined);
  return (await region.getByRole('listitem').count()) === 0;
};

/** Whether nothing is shown that the next path would take for its own. */
const isQuiet = async ({ shopper, journey }: Place) =>
  (await clearToasts(shopper)) && !(await journey.lingers?.(shopper));

export const createPathWalker = (journey: Journey, { openPage, reusesPage, stepMs, holding = () => ({}) }: Options) => {
  const walked = new Set<string>();
  let place: Place | undefined;

  const close = async () => {
    const last = place;
    place = undefined;
    await last?.shopper.context.close();
  };

  const walk = async (at: Place, events: Chosen['events']): Promise<Outcome> => {
    const outcome = await walkFrom(at, { events, ...(stepMs ? { stepMs } : {}) });
    const taken = outcome.failure ? outcome.steps.slice(0, -1) : outcome.steps;
    for (const name of taken) walked.add(name);
    if (outcome.failure || !reusesPage) await close();
    return outcome;
  };

  /** None where the page cannot go on to this path. */
  const walkOn = async (path: Chosen): Promise<Outcome | undefined> => {
    const events = place && continuePath(journey, place.state, path, walked);
    if (!place || !events || !(await isQuiet(place))) return undefined;
    return walk(place, events);
  };

  return {
    walk: async (path: Chosen): Promise<Walked> => {
      const continued = await walkOn(path);
      if (continued && !continued.failure) return { ...continued, isFresh: false };
      await close();
      place = await placeOf(await openPage(), journey, holding());
      const outcome = await walk(place, path.events);
      const { failure } = continued ?? {};
      const note = failure && !outcome.failure ? `${failure.transition}: ${failure.why}` : undefined;
      return { ...outcome, isFresh: true, ...(note ? { note } : {}) };
    },
    close,
  };
};
