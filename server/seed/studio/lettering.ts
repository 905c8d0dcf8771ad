/** Sets type as outlines, so that a picture does not depend on the fonts of the machine. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const CHARACTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}·—–’é×½°™`;

const files = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
};

/** A variable font fixed at one weight: only so can its outlines be read. */
const fixed = async (family: keyof typeof files, weight: number) => {
  const file = await readFile(require.resolve(files[family]));
  return create(await subsetFont(file, CHARACTERS, { targetFormat: 'sfnt', variationAxes: { wght: weight } })) as Font;
};

export type Face = 'plain' | 'strong' | 'heavy' | 'serif' | 'bookish';

const faces: Record<Face, Font> = {
  plain: await fixed('figtree', 500),
  strong: await fixed('figtree', 700),
  heavy: await fixed('figtree', 900),
  serif: await fixed('fraunces', 600),
  bookish: await fixed('fraunces', 850),
};

type Setting = { face?: Face; size: number; fill: string; anchor?: 'start' | 'middle' | 'end'; tracking?: number };

export const widthOf = (text: string, size: number, face: Face = 'strong', tracking = 0) => {
  const font = faces[face];
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size + tracking * size * Math.max(0, text.length - 1);
};

/** One line; `y` is its base line and `tracking` a share of the size. */
export const line = (text: string, x: number, y: number, setting: Setting) => {
  const { face = 'strong', size, fill, anchor = 'middle', tracking = 0 } = setting;
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  const width = widthOf(text, size, face, tracking);
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  let pen = 0;
  const outlines = run.glyphs.map((glyph, at) => {
    const d = glyph.path
      .scale(scale, -scale)
      .translate(start + pen, y)
      .toSVG();
    pen += (run.positions[at]?.xAdvance ?? 0) * scale + tracking * size;
    return d;
  });
  return `<path d="${outlines.join('')}" fill="${fill}"/>`;
};

const splits = (words: readonly string[], count: number): string[][] => {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(1)
    .flatMap((_, at) =>
      splits(words.slice(at + 1), count - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]),
    )
    .filter((lines) => lines.every(Boolean));
};

type Fit = { width: number; height: number; most: number; face: Face };

/** The break into lines that allows the largest type within the width and height. */
export const fitLines = (text: string, { width, height, most, face }: Fit) => {
  const words = text.split(' ');
  const candidates = Array.from({ length: Math.min(4, words.length) }, (_, at) => splits(words, at + 1)).flat();
  const sized = candidates.map((lines) => {
    const widest = Math.max(...lines.map((each) => widthOf(each, 1, face)));
    return { lines, size: Math.min(most, width / widest, height / (lines.length * 1.06)) };
  });
  return sized.reduce((best, next) => (next.size > best.size + 0.01 ? next : best));
};

/** Several lines around the middle `y`. */
export const paragraph = (text: string, x: number, y: number, fit: Fit & { fill: string }) => {
  const { lines, size } = fitLines(text, fit);
  const step = size * 1.06;
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.34;
  return lines.map((each, at) => line(each, x, first + at * step, { size, fill: fit.fill, face: fit.face })).join('');
};
