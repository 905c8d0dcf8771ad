/** What the kills of a chart's mutants say: which survivors nobody has accepted, and which accepted ones are killed. */
import type { Kills } from './run.ts';
import { placeOf, type Subject } from './subjects.ts';

/** `<chart>: <name of the mutant>` and why no test can or need notice it. */
export type Survivors = Readonly<Record<string, string>>;

export type Score = {
  name: string;
  mutants: number;
  killed: number;
  /** Accepted survivors. */
  accepted: string[];
  survivors: { id: string; place: string }[];
  stale: string[];
  seconds: number;
};

export const judge = (subject: Subject, kills: Kills, accepted: Survivors, seconds: number): Score => {
  const named = subject.mutants.map((mutant, index) => ({ mutant, id: `${subject.name}: ${mutant.id}`, index }));
  const alive = named.filter(({ index }) => !kills.has(index));
  const isAlive = new Set(alive.map(({ id }) => id));
  const own = Object.keys(accepted).filter((id) => id.startsWith(`${subject.name}: `));
  return {
    name: subject.name,
    mutants: named.length,
    killed: named.length - alive.length,
    accepted: own.filter((id) => isAlive.has(id)),
    survivors: alive
      .filter(({ id }) => !(id in accepted))
      .map(({ id, mutant }) => ({ id, place: placeOf(subject, mutant) })),
    stale: own.filter((id) => !isAlive.has(id)),
    seconds: Math.round(seconds * 10) / 10,
  };
};

const cells = (name: string, ...figures: (string | number)[]) =>
  name.padEnd(18) + figures.map((figure) => String(figure).padStart(10)).join('');

export const tableHead = cells('chart', 'mutants', 'killed', 'accepted', 'survivors', 'percent', 'seconds');

export const rowOf = ({ name, mutants, killed, accepted, survivors, seconds }: Score): string => {
  const percent = mutants === 0 ? 100 : Math.floor((100 * killed) / mutants);
  return cells(name, mutants, killed, accepted.length, survivors.length, percent, seconds.toFixed(1));
};
