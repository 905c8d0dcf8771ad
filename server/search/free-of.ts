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

export function freeOf(words: readonly string[]): FreeOf {
  const left: string[] = [];
  const without: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [thing, taken] = thingAt(words, at);
    if (thing === undefined) left.push(words[at] ?? '');
    else without.push(thing);
    at += taken;
  }
  return { words: left, without };
}

/** The thing that the words from here exclude, and the number of words that say so. */
function thingAt(words: readonly string[], at: number): [thing: string | undefined, taken: number] {
  const word = words[at] ?? '';
  if (words[at + 1] === 'free' && words[at + 2] !== 'range' && !notThings.has(word)) return [word, 2];
  const start = before.find((each) => startsWith(words, at, each));
  const thing = start && words[at + start.length];
  return start && thing !== undefined && !notThings.has(thing) ? [thing, start.length + 1] : [undefined, 1];
}
