/**
 * "Gluten free" asks for the opposite of what its words find. The parts of a search that name what must not be inside,
 * from words that the database has folded.
 */
import { before } from '#server/domain/things.ts';

export type FreeOf = {
  /** What is searched for besides. */
  words: string[];
  /** What must not be inside, one word each. */
  without: string[];
};

/** Of these, "free" may also mean something else: eggs of free range hens. */
const notThings = new Set(['free', 'of', 'from', 'and', 'range', 'sugar s', 'is', 'for', 'the', 'best', 'a']);

const startsWith = (words: readonly string[], at: number, start: readonly string[]) =>
  start.every((word, index) => words[at + index] === word);

/** `isThing`: the two words are the name of one thing. */
export function freeOf(words: readonly string[], isThing: (name: string) => boolean): FreeOf {
  const left: string[] = [];
  const without: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [thing, taken] = thingAt(words, at, isThing);
    if (thing === undefined) left.push(words[at] ?? '');
    else without.push(thing);
    at += taken;
  }
  return { words: left, without };
}

/** The thing that the words from here exclude, and the number of words that say so. */
function thingAt(
  words: readonly string[],
  at: number,
  isThing: (name: string) => boolean,
): [string | undefined, number] {
  const nameAt = (place: number) => {
    const pair = words.slice(place, place + 2).join(' ');
    return isThing(pair) ? pair : words[place];
  };
  const isFree = (after: number) => words[after] === 'free' && words[after + 1] !== 'range';
  const name = nameAt(at) ?? '';
  const length = name.split(' ').length;
  if (isFree(at + length) && !notThings.has(name)) return [name, length + 1];
  const start = before.find((each) => startsWith(words, at, each));
  const thing = start && nameAt(at + start.length);
  if (!start || thing === undefined || notThings.has(thing)) return [undefined, 1];
  return [thing, start.length + thing.split(' ').length];
}
