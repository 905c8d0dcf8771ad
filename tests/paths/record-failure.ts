/**
 * A path that has failed is walked again, on a page of its own and in its shortest form, and this time everything is
 * recorded: a film, a picture of each step, and a trace with the DOM, the calls and the console.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventObject } from 'xstate';
import { saveRecord } from '../support/browser/failure-records.ts';
import type { Shopper } from '../support/shopper/shopper.ts';
import type { Holding } from './calls.ts';
import { startFilm } from './film.ts';
import type { Journey } from './journey.ts';
import { shorterForms, shrink } from './shrink.ts';
import { walkCode } from './walk-code.ts';
import { type Outcome, placeOf, type StepRecord, walkFrom } from './walk-path.ts';

export type Recorded = {
  /** It did not fail again. */
  isUnsteady: boolean;
  /** The transitions of the shortest form. */
  steps: string[];
  /** The numbers for `--walk`. */
  walk: string;
  /** Below the folder of the report: `film.webp`, `trace.zip`, `step-1.png` and so on, `page-1.html`, its console and its network. */
  folder: string;
};

type Options = {
  openPage: () => Promise<Shopper>;
  holding: () => Holding;
  stepMs?: number | undefined;
  /** Where the report goes. */
  reports: string;
  /** Of the record, below `reports`. */
  name: string;
};

/** In a trace each step is a group of its own. */
const stepsOf = ({ page, context }: Shopper) => {
  const pictures: Buffer[] = [];
  const record: StepRecord = {
    begin: async (step) => void (await context.tracing.group(step)),
    end: async () => {
      pictures.push(await page.screenshot());
      await context.tracing.groupEnd();
    },
  };
  return { record, pictures };
};

/** Walks at most seven times. */
export const recordFailedPath = async (
  journey: Journey,
  { steps, failure }: Outcome,
  events: readonly EventObject[],
  { openPage, holding, stepMs, reports, name }: Options,
): Promise<Recorded> => {
  const folder = join(reports, name);
  let last: { steps: string[]; events: readonly EventObject[] } = { steps, events };

  /** Whether this walk ends with the same failure. The record is that of the last one that did, or of the only one. */
  const attempt = async (some: readonly EventObject[], isOnly = false): Promise<boolean> => {
    const shopper = await openPage();
    try {
      await shopper.context.tracing.start({ snapshots: true, screenshots: true });
      const film = await startFilm(shopper.page);
      const { record, pictures } = stepsOf(shopper);
      const place = await placeOf(shopper, journey, holding());
      const walked = await walkFrom(place, { events: [...some], record, ...(stepMs ? { stepMs } : {}) });
      const isSame = walked.failure?.transition === failure?.transition;
      if (!isSame && !isOnly) return false;
      last = { steps: walked.steps, events: some };
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [at, picture] of pictures.entries()) writeFileSync(join(folder, `step-${at + 1}.png`), picture);
      const shown = await film.end();
      if (shown) writeFileSync(join(folder, 'film.webp'), shown);
      await saveRecord(shopper.context, folder);
      return isSame;
    } finally {
      await shopper.context.close();
    }
  };

  const failed = events.slice(0, steps.length);
  const shortest = await shrink(shorterForms(journey, failed), attempt);
  const failsAgain = shortest !== undefined || (await attempt(failed, true));
  const walk = walkCode(journey.model, last.events);
  return { isUnsteady: !failsAgain, steps: last.steps, walk, folder: name };
};
