/** What must not be inside a product, as queries. */
import { insideOf, promisedOf } from '#server/domain/things.ts';
import { either, lexeme } from '#server/domain/ts-query.ts';
import type { FoldedGroups, FoldedThing } from './folded-groups.ts';

/** Each is written for `tsquery`. */
export type Without = {
  /** The marks of the things that the database knows. */
  marks: string | undefined;
  /** The marks that say that the product is free of all of the things; undefined if the database does not know one. */
  free: string | undefined;
  /** The texts that name one of the other things, and those that promise to be without each of them. */
  others: { inside: string; promised: string } | undefined;
  /** The texts that promise to be without all of the things. */
  promised: string;
};

/** A thing that nobody has listed has no mark; its name is one word. */
export const thingOf = (name: string, { things }: FoldedGroups): FoldedThing =>
  things.find(({ names }) => names.includes(name)) ?? {
    names: [name, `${name}s`],
    stated: [],
    labels: [],
    marks: undefined,
  };

export function withoutOf(things: readonly FoldedThing[]): Without | undefined {
  if (things.length === 0) return undefined;
  const promised = (some: readonly FoldedThing[]) => some.map(({ names }) => promisedOf(names)).join(' & ');
  const marks = things.flatMap(({ marks: own }) => own ?? []);
  const others = things.filter(({ marks: own }) => own === undefined);
  return {
    marks: marks.length > 0 ? either(marks.map(({ inside }) => lexeme(inside))) : undefined,
    free: others.length === 0 ? marks.map(({ free }) => lexeme(free)).join(' & ') : undefined,
    others:
      others.length > 0
        ? { inside: either(others.map(({ names }) => insideOf(names))), promised: promised(others) }
        : undefined,
    promised: promised(things),
  };
}
