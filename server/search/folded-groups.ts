/** Synonyms and the names of things as the database folds texts, read once a process. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Allergen, Diet } from '#server/domain/food-facts.ts';
import { allNames, freeMarkOf, knownThings, labelNames, markOf } from '#server/domain/things.ts';
import { synonyms } from './synonyms.ts';

export type OtherName = {
  name: string;
  /** Of its last word. */
  stem: string;
};

export type FoldedGroups = {
  /** The other names of a word or of two words; also by the stem of the last word. */
  synonyms: Map<string, OtherName[]>;
  things: FoldedThing[];
  /** The label of a name, which has one or two words; also by the stem of the last word. */
  labels: Map<string, Diet>;
};

/** What a product may contain. */
export type FoldedThing = {
  /** Each of these phrases says that it is inside. */
  names: string[];
  stated: readonly Allergen[];
  /** Each of these says that it is not inside. */
  labels: readonly Diet[];
  /** The words of search documents that say the same; undefined for a thing that the database does not mark. */
  marks: { inside: string; free: string } | undefined;
};

let folded: Promise<FoldedGroups> | undefined;

export function foldedGroups(db: Db): Promise<FoldedGroups> {
  folded ??= fold(db).catch((error: unknown) => {
    folded = undefined;
    throw error;
  });
  return folded;
}

async function fold(db: Db): Promise<FoldedGroups> {
  const groups = [...synonyms.en, ...synonyms.ar, ...synonyms.ir];
  const labels = Object.entries(labelNames) as [Diet, readonly string[]][];
  const things = knownThings.map(({ names }) => names);
  const phrases = JSON.stringify([...groups, ...things, ...labels.map(([, names]) => names)]);
  const { rows } = await db.execute<Group>(sql`
    select array(select search_text(phrase) from jsonb_array_elements_text(names) phrase) as names,
      array(
        select regexp_replace(search_text(phrase), '[^ ]+$', '') || search_stem(regexp_replace(search_text(phrase), '^.* ', ''))
        from jsonb_array_elements_text(names) phrase
      ) as stems
    from jsonb_array_elements(${phrases}::jsonb) with ordinality as listed (names, place) order by place`);
  return {
    synonyms: othersOf(rows.slice(0, groups.length)),
    things: knownThings.map(({ thing, stated, labels: own = [] }, at) => {
      const names = allNames(rows[groups.length + at]?.names ?? []);
      return { names, stated, labels: own, marks: { inside: markOf(thing), free: freeMarkOf(thing) } };
    }),
    labels: new Map(
      rows.slice(groups.length + things.length).flatMap(({ names, stems }, at) => {
        const label = labels[at]?.[0];
        return label ? [...names, ...stems].map((name): [string, Diet] => [name, label]) : [];
      }),
    ),
  };
}

/** `stems`: the names with the stem of their last word. */
type Group = { names: string[]; stems: string[] };

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1);

/** A word of two groups has the names of both. */
function othersOf(groups: readonly Group[]): Map<string, OtherName[]> {
  const others = new Map<string, OtherName[]>();
  const add = (key: string, more: readonly OtherName[]) => {
    const known = others.get(key) ?? [];
    const added = more.filter(({ name }) => !known.some((one) => one.name === name));
    others.set(key, [...known, ...added]);
  };
  for (const { names, stems } of groups) {
    const all = names.map((name, at) => ({ name, stem: lastWord(stems[at] ?? name) }));
    for (const [at, name] of names.entries())
      for (const key of new Set([name, stems[at] ?? name]))
        add(
          key,
          all.filter((other) => other.name !== name),
        );
  }
  return others;
}
