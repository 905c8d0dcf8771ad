/** Puts the runs of a line into visual order, where Arabic, Latin and numbers meet. */
import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';
export type Run = { text: string; direction: Direction };

const bidi = createBidi();

const objectReplacement = '\ufffc';

/**
 * The library reads UTF-16 units and takes half a surrogate pair for a Latin letter. A neutral unit stands in for an
 * emoji, so that positions in the line are positions of characters.
 */
const toUnit = (character: string): string => {
  if (character.length === 1) return character;
  return /\p{L}/u.test(character) ? 'a' : objectReplacement;
};

type LevelRun = { level: number; characters: string[] };

/** The runs from left to right. The text of each run stays in logical order, with its brackets mirrored. */
export function visualRuns(text: string, base: Direction): Run[] {
  const characters = [...text];
  const units = characters.map(toUnit).join('');
  const embedding = bidi.getEmbeddingLevels(units, base);
  const mirrored = bidi.getMirroredCharactersMap(units, embedding.levels);
  const runs: LevelRun[] = [];
  for (const at of bidi.getReorderedIndices(units, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const character = mirrored.get(at) ?? characters[at] ?? '';
    const last = runs.at(-1);
    if (last?.level === level) last.characters.push(character);
    else runs.push({ level, characters: [character] });
  }
  return runs.map(({ level, characters: drawn }) =>
    level % 2 === 0
      ? { text: drawn.join(''), direction: 'ltr' }
      : { text: drawn.toReversed().join(''), direction: 'rtl' },
  );
}
