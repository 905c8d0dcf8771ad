/** Writes lines of any of the shop's languages into a PDF: each part in a font that has its glyphs, in visual order. */
import { readFileSync } from 'node:fs';
import { inRoot } from '#server/root.ts';
import { type Direction, visualRuns } from './bidi.ts';

export type Weight = 'regular' | 'bold';
export type Pdf = PDFKit.PDFDocument;
export type TextStyle = { size: number; weight: Weight };
/** `base` is the direction of the whole text, also for a line that begins with a number. */
export type TextLine = { text: string; base: Direction };

const scripts = ['arabic', 'latin', 'latin-ext'] as const;
type Script = (typeof scripts)[number];

const weights: Weight[] = ['regular', 'bold'];

const nameOf = (script: Script, weight: Weight) => `noto-sans-arabic-${script}-${weight}`;

const names = scripts.flatMap((script) => weights.map((weight) => nameOf(script, weight)));
let files: { name: string; file: Buffer }[] | undefined;

/** The font files are read for the first document, and then cached. */
export function registerFonts(pdf: Pdf): void {
  files ??= names.map((name) => ({ name, file: readFileSync(inRoot('server', 'documents', 'fonts', `${name}.ttf`)) }));
  for (const { name, file } of files) pdf.registerFont(name, file);
}

const isArabic = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]|\u200c|\u200d/;
const isBasicLatin = /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

function scriptOf(character: string): Script {
  if (isArabic.test(character)) return 'arabic';
  return isBasicLatin.test(character) ? 'latin' : 'latin-ext';
}

/** Placed beside what runs to the right, such as a percentage, in a right-to-left text. */
export const leftToRightMark = '\u200e';

/** Invisible characters have no glyph: control characters, and other direction marks. */
const invisible = /[\p{Cc}\u200b\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

const cleaned = (text: string) => text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();

/** The direction of the first letter; without one, such as for an amount, left to right. */
const baseOf = (text: string): Direction => (isArabic.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr');

type Piece = { text: string; script: Script };

/**
 * In Arabic, signs between words stand alone: the font of the words would mirror them, another one does not. Arabic and
 * Persian digits run to the right and stand alone as well: the PDF library would reverse a number of them.
 */
function byFont(text: string, direction: Direction): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    const last = pieces.at(-1);
    const isJoined = last?.script === script && (direction === 'rtl') === (script === 'arabic');
    if (isJoined) last.text += character;
    else pieces.push({ text: character, script });
  }
  return pieces;
}

/**
 * Parts of a run by font, from left to right. The PDF library shapes each word alone and sets words from left to right,
 * so in Arabic every word is a part of its own.
 */
function piecesOf(text: string, direction: Direction): Piece[] {
  if (direction === 'ltr') return byFont(text, direction);
  return text
    .split(/( )/)
    .flatMap((word) => byFont(word, direction))
    .reverse();
}

const linePieces = ({ text, base }: TextLine) =>
  visualRuns(text, base).flatMap((run) => piecesOf(run.text.replaceAll(leftToRightMark, ''), run.direction));

const widthOfPiece = (pdf: Pdf, { text, script }: Piece, { size, weight }: TextStyle) =>
  pdf.font(nameOf(script, weight)).fontSize(size).widthOfString(text);

const widthOf = (pdf: Pdf, line: TextLine, style: TextStyle): number =>
  linePieces(line).reduce((sum, piece) => sum + widthOfPiece(pdf, piece, style), 0);

/** Of a text that stays on one line. */
export const widthOfText = (pdf: Pdf, text: string, style: TextStyle): number => {
  const whole = cleaned(text);
  return widthOf(pdf, { text: whole, base: baseOf(whole) }, style);
};

/** A word that is wider than the line is broken at the end of the line. */
function narrowed(pdf: Pdf, word: TextLine, width: number, style: TextStyle): string[] {
  const fits = (text: string) => widthOf(pdf, { ...word, text }, style) <= width;
  if (fits(word.text)) return [word.text];
  const parts: string[] = [];
  for (const letter of word.text) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** Breaks at spaces. */
export function linesOf(pdf: Pdf, text: string, width: number, style: TextStyle): TextLine[] {
  const whole = cleaned(text);
  const base = baseOf(whole);
  const words = whole.split(' ').flatMap((word) => narrowed(pdf, { text: word, base }, width, style));
  const lines: TextLine[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = { text: last ? `${last.text} ${word}` : word, base };
    if (last && widthOf(pdf, longer, style) <= width) last.text = longer.text;
    else lines.push({ text: word, base });
  }
  return lines;
}

/** `y` is the baseline; `side` is the edge at which the line begins or ends. */
export type Place = { x: number; y: number; width: number; side: 'left' | 'right' };

export function drawLine(pdf: Pdf, line: TextLine, { x, y, width, side }: Place, style: TextStyle): void {
  let left = side === 'left' ? x : x + width - widthOf(pdf, line, style);
  for (const piece of linePieces(line)) {
    const own = widthOfPiece(pdf, piece, style);
    pdf.text(piece.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    left += own;
  }
}
