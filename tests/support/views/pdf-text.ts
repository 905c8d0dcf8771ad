/**
 * Reads what is drawn on the pages of a PDF: glyph by glyph, turned into letters by the map that each embedded font
 * carries, as when somebody copies the text. Nothing of it comes from the code that wrote the file.
 */
import { inflateSync } from 'node:zlib';
import { asciiDigits } from '#locales/typed-numbers.ts';

/** A text on one line: what the glyphs show, what the file says that they say, and where it starts. */
export type Drawn = { x: number; y: number; shown: string; said: string };
type Glyphs = Map<number, string>;
type Page = Drawn[];

const bytesOf = (pdf: Buffer) => pdf.toString('latin1');

function objectAt(pdf: Buffer, offset: number): { head: string; stream: string } {
  const text = bytesOf(pdf.subarray(offset));
  const head = text.slice(0, text.search(/\bstream\n|endobj/));
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  const start = offset + head.length + 'stream\n'.length;
  const stream = pdf.subarray(start, start + length);
  return { head, stream: bytesOf(head.includes('/FlateDecode') ? inflateSync(stream) : stream) };
}

/** Objects by number, as the table at the end of the file lists them. */
function objectsOf(pdf: Buffer) {
  const end = bytesOf(pdf.subarray(-1024));
  const table = bytesOf(pdf.subarray(Number(/startxref\n(\d+)/.exec(end)?.[1])));
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  return (number: number) => {
    const entry = offsets[number];
    if (entry?.[2] !== 'n') throw new Error(`The PDF has no object ${number}.`);
    return objectAt(pdf, Number(entry[1]));
  };
}

const reference = (head: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]);

const letters = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function glyphsOf(map: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      glyphs.set(start + at, letters(hex.replaceAll(' ', '')));
    }
  }
  return glyphs;
}

/** A string of the file, in UTF-16 when it begins with its mark. */
function stringOf(literal: string): string {
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = literal.replace(/\\([\s\S])/g, (_, escaped: string) => controls[escaped] ?? escaped);
  return bytes.startsWith('\xfe\xff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;
}

const string = String.raw`\((?<said>(?:\\[\s\S]|[^\\)])*)\)`;
const instruction = new RegExp(
  [
    String.raw`/Span <<\s*/ActualText ${string}\s*>> BDC`,
    String.raw`1 0 0 1 (?<x>[\d.-]+) (?<y>[\d.-]+) Tm`,
    String.raw`/(?<font>F\d+) [\d.]+ Tf`,
    String.raw`\[(?<codes>[^\]]*)\] TJ`,
  ].join('|'),
  'g',
);

const mostCommon = (values: number[]) =>
  values.reduce((best, value, _, all) => {
    const countOf = (wanted: number) => all.filter((other) => other === wanted).length;
    return countOf(value) > countOf(best) ? value : best;
  }, values[0] ?? 0);

type Piece = { x: number; y: number; text: string };

function drawnText(said: string, pieces: Piece[]): Drawn {
  const shown = pieces.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
  const y = mostCommon(pieces.map((piece) => piece.y));
  return { said, shown: shown.join(''), x: Math.min(...pieces.map(({ x }) => x)), y };
}

function drawnOn(content: string, fonts: Map<string, Glyphs>): Page {
  const page: { said: string; pieces: Piece[] }[] = [];
  let place = { x: 0, y: 0 };
  let glyphs: Glyphs = new Map();
  for (const { groups = {} } of content.matchAll(instruction)) {
    const { said, x, y, font, codes } = groups;
    if (said !== undefined) page.push({ said: stringOf(said), pieces: [] });
    if (x !== undefined) place = { x: Number(x), y: Number(y) };
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    if (codes === undefined) continue;
    const all = [...codes.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = all.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '\ufffd').join('');
    page.at(-1)?.pieces.push({ ...place, text });
  }
  return page.map(({ said, pieces }) => drawnText(said, pieces));
}

export function pagesOf(pdf: Buffer): Page[] {
  const object = objectsOf(pdf);
  const { head: root } = object(reference(bytesOf(pdf.subarray(-1024)), 'Root'));
  const { head: tree } = object(reference(root, 'Pages'));
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const { head } = object(Number(number));
    const { head: resources } = object(reference(head, 'Resources'));
    const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => {
      const { stream } = object(reference(object(Number(font)).head, 'ToUnicode'));
      return [name, glyphsOf(stream)] as const;
    });
    return drawnOn(object(reference(head, 'Contents')).stream, new Map(fonts));
  });
}

export type Direction = 'ltr' | 'rtl';

/** The lines of a page from top to bottom, each in the order in which it is read. */
export function linesOf(page: Page, direction: Direction): Drawn[][] {
  const heights = [...new Set(page.map(({ y }) => y))].sort((one, other) => other - one);
  const turn = direction === 'ltr' ? 1 : -1;
  return heights.map((height) => page.filter(({ y }) => y === height).sort((one, other) => turn * (one.x - other.x)));
}

/** What is drawn of all amounts, such as `-1,204.50`, in the order in which they are read. */
export const amountsOf = (pdf: Buffer, direction: Direction): string[] =>
  pagesOf(pdf)
    .flatMap((page) => linesOf(page, direction).flat())
    .flatMap(
      ({ shown }) =>
        asciiDigits(shown)
          .replaceAll('٬', ',')
          .replaceAll('٫', '.')
          .match(/-?[\d,]+\.\d\d(?![\d%٪])/g) ?? [],
    );
