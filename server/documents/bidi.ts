/**
 * The order in which parts of a line are drawn from left to right, where Arabic, Latin and numbers meet: Unicode's
 * bidirectional algorithm (UAX 9) for one line without embeddings. The names W1 to L2 are those of its rules.
 */

export type Direction = 'ltr' | 'rtl';
export type Run = { text: string; direction: Direction };

/** Bidi classes: strong L, R and AL, numbers EN and AN, signs within numbers ES, ET and CS, marks NSM, the others ON. */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'ON';
type Strong = 'L' | 'R';

const classes: [Kind, RegExp][] = [
  ['NSM', /\p{Mn}/u],
  ['EN', /[0-9\u06f0-\u06f9]/],
  ['AN', /[\u0660-\u0669\u066b\u066c]/],
  ['ES', /[+-]/],
  ['ET', /[#%°\u066a\u2030\u2212\p{Sc}]/u],
  ['CS', /[,./:\u00a0\u060c]/],
  ['AL', /[\p{Script=Arabic}\u061b\u061f\u0640]/u],
  ['R', /\p{Script=Hebrew}/u],
  ['L', /\p{L}|\u200e/u],
];

const kindOf = (character: string): Kind => classes.find(([, pattern]) => pattern.test(character))?.[0] ?? 'ON';

const sideOf = (kind: Kind | undefined): Strong | undefined => {
  if (kind === 'L') return 'L';
  return kind === 'R' || kind === 'AL' || kind === 'EN' || kind === 'AN' ? 'R' : undefined;
};

type Line = { kinds: Kind[]; base: Strong };

const changed = (kinds: Kind[], change: (kind: Kind, at: number, soFar: Kind[]) => Kind): Kind[] => {
  const result = [...kinds];
  for (const at of result.keys()) result[at] = change(result[at] ?? 'ON', at, result);
  return result;
};

const lastStrong = (kinds: readonly Kind[], before: number): Kind | undefined =>
  kinds.slice(0, before).findLast((kind) => kind === 'L' || kind === 'R' || kind === 'AL');

/** W1 to W3: marks are as what they stand on, and a number after Arabic letters is an Arabic number. */
function withLetters({ kinds, base }: Line): Kind[] {
  const marked = changed(kinds, (kind, at, soFar) => (kind === 'NSM' ? (soFar[at - 1] ?? base) : kind));
  return marked.map((kind, at) => (kind === 'EN' && lastStrong(marked, at) === 'AL' ? 'AN' : kind));
}

/** W4 and W5: one sign between two numbers, and all that tell of a number's unit beside it, are part of the number. */
function withSigns(kinds: Kind[]): Kind[] {
  const joined = changed(kinds, (kind, at, soFar) => {
    const [before, after] = [soFar[at - 1], soFar[at + 1]];
    const joins = before === after && ((kind === 'ES' && before === 'EN') || (kind === 'CS' && before !== 'ON'));
    return joins && (before === 'EN' || before === 'AN') ? before : kind;
  });
  const units = changed(joined, (kind, at, soFar) => (kind === 'ET' && soFar[at - 1] === 'EN' ? 'EN' : kind));
  const backwards = changed(units.toReversed(), (kind, at, soFar) =>
    kind === 'ET' && soFar[at - 1] === 'EN' ? 'EN' : kind,
  );
  return backwards.toReversed();
}

/** W6 and W7: signs that are left over are like any other; a number among Latin letters is one of them. */
function settled({ kinds, base }: Line): Kind[] {
  const letters = kinds.map((kind) => (kind === 'AL' ? 'R' : kind));
  return letters.map((kind, at) => {
    if (kind === 'ES' || kind === 'ET' || kind === 'CS') return 'ON';
    return kind === 'EN' && (lastStrong(letters, at) ?? base) === 'L' ? 'L' : kind;
  });
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

function bracketPairs(characters: readonly string[]): [open: number, close: number][] {
  const open: { at: number; closes: string }[] = [];
  const pairs: [number, number][] = [];
  for (const [at, character] of characters.entries()) {
    const closes = closing[character];
    if (closes) open.push({ at, closes });
    const opener = open.findLastIndex((bracket) => bracket.closes === character);
    if (opener >= 0) pairs.push([open.splice(opener)[0]?.at ?? 0, at]);
  }
  return pairs.sort(([one], [other]) => one - other);
}

/** The side of a pair: the line's if anything in it is, else that of what stands before, if anything is in it at all. */
function bracketSide({ kinds, base }: Line, open: number, close: number): Strong | undefined {
  const inside = kinds.slice(open + 1, close).map(sideOf);
  if (inside.includes(base)) return base;
  const before = kinds.slice(0, open).map(sideOf);
  return inside.some(Boolean) ? (before.findLast(Boolean) ?? base) : undefined;
}

/** N0: brackets are on the side of what is in them. */
function withBrackets(characters: readonly string[], { kinds, base }: Line): Kind[] {
  const result = [...kinds];
  for (const [open, close] of bracketPairs(characters)) {
    const side = bracketSide({ kinds: result, base }, open, close);
    if (side) result.fill(side, open, open + 1).fill(side, close, close + 1);
  }
  return result;
}

/** N1 and N2: what is between two of a side is of that side, else of the line's. */
function withNeutrals({ kinds, base }: Line): Kind[] {
  return kinds.map((kind, at) => {
    if (kind !== 'ON') return kind;
    const before = kinds.slice(0, at).findLast((other) => other !== 'ON');
    const after = kinds.slice(at).find((other) => other !== 'ON');
    const [start, end] = [before, after].map((other) => (other ? sideOf(other) : base));
    return start !== undefined && start === end ? start : base;
  });
}

/** I1 and I2: even levels run to the right, odd ones to the left. */
function levelsOf(characters: readonly string[], base: Strong): number[] {
  let kinds = withSigns(withLetters({ kinds: characters.map(kindOf), base }));
  kinds = withBrackets(characters, { kinds: settled({ kinds, base }), base });
  return withNeutrals({ kinds, base }).map((kind) => {
    if (kind === 'R') return 1;
    return kind === 'L' && base === 'L' ? 0 : 2;
  });
}

const mirrors: Record<string, string> = {
  ...closing,
  ...Object.fromEntries(Object.entries(closing).map(([open, close]) => [close, open])),
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

type LevelRun = Run & { level: number };

function runsOf(characters: readonly string[], levels: readonly number[]): LevelRun[] {
  const runs: LevelRun[] = [];
  for (const [at, character] of characters.entries()) {
    const level = levels[at] ?? 0;
    const direction = level === 1 ? 'rtl' : 'ltr';
    const shown = direction === 'rtl' ? (mirrors[character] ?? character) : character;
    const last = runs.at(-1);
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, direction, level });
  }
  return runs;
}

/** L2: neighbours of this level or above change their order. */
function turned(runs: readonly LevelRun[], level: number): LevelRun[] {
  const result: LevelRun[] = [];
  let group: LevelRun[] = [];
  for (const run of runs) {
    if (run.level >= level) group.unshift(run);
    else {
      result.push(...group, run);
      group = [];
    }
  }
  return [...result, ...group];
}

/** The runs from left to right; the text of each is still in the order in which it is read. */
export function visualRuns(text: string, base: Direction): Run[] {
  const characters = [...text];
  const runs = runsOf(characters, levelsOf(characters, base === 'rtl' ? 'R' : 'L'));
  return turned(turned(runs, 2), 1).map(({ text: part, direction }) => ({ text: part, direction }));
}
