/** Checks charts, apart from what may be left as it is. */
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../charts.ts';
import { deadEnds, endlessWaits, unheardFailures, unreachable } from './checks.ts';

type Check = (machine: AnyStateMachine) => string[];
/** `chart state` and why it may be left as it is; the chart may be `*`. */
export type LintSuppressions = Readonly<Record<string, string>>;
type Checked = { wrong: string[]; needless: string[] };

const theBrowsers = 'the browser’s own storage answers, there is no network to wait for';
const thePages = 'the page says so and links on; leaving the page ends the flow';

const excused: Record<'deadEnds' | 'endlessWaits', LintSuppressions> = {
  deadEnds: {
    '* expired': 'the session is over: the login dialog opens, and the page ends with the session',
    '* missing': thePages,
    'preferences known': 'choices that could not be recalled are the built-in ones; everything goes on from there',
  },
  endlessWaits: {
    'release claiming': theBrowsers,
    'release reloading': 'the browser loads the page anew, which is the end of it',
    'preferences recalling': theBrowsers,
    'boot fetching.memory.recalling': theBrowsers,
  },
};

/** What must not be in a chart, and why one that has it is wrong. */
export const checks: Record<string, { check: Check; excused?: LintSuppressions; says: string }> = {
  'Every state can be reached': { check: unreachable, says: 'No transition leads to this state.' },
  'Every state after a failure can be left by an event from outside': {
    check: deadEnds,
    excused: excused.deadEnds,
    says: 'Nobody can leave this state after a failure.',
  },
  'Every wait has a timeout or can be cancelled': {
    check: endlessWaits,
    excused: excused.endlessWaits,
    says: 'This wait has no timeout, and no event cancels it.',
  },
  'Every call has a transition for every failure': {
    check: unheardFailures,
    says: 'This call may fail without a transition for it.',
  },
};

const isNamedBy = (pattern: string, name: string) =>
  pattern.startsWith('* ') ? name.endsWith(pattern.slice(1)) : name === pattern;

export const foundIn = (charts: readonly Chart[], check: Check): string[] =>
  charts.flatMap(({ id, machine }) => check(machine).map((state) => `${id} ${state}`));

export const checked = (charts: readonly Chart[], check: Check, suppressions: LintSuppressions = {}): Checked => {
  const patterns = Object.keys(suppressions);
  const names = foundIn(charts, check);
  return {
    wrong: names.filter((name) => !patterns.some((pattern) => isNamedBy(pattern, name))),
    needless: patterns.filter((pattern) => !names.some((name) => isNamedBy(pattern, name))),
  };
};
