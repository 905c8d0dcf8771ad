/** The back of a pack from close by: what is in it, in flat colours, which stay sharp in few bytes. */
import { randomFor } from '#server/seed/random.ts';
import type { Label } from './label.ts';
import { fitLines, line, paragraph } from './lettering.ts';
import { CANVAS, darker, lighter, path, stroke } from './paint.ts';

/** Rows of a name and a value; `heading` says for how much they hold. */
export type Facts = {
  title: string;
  heading: string;
  rows: readonly (readonly [name: string, value: string])[];
  storage: string;
};

const INK = '#2a2320';
const QUIET = '#5d544c';
const [START, END] = [44, CANVAS - 44];
/** A page on a phone shows the rows from 107 to 533: the name and the table lie there. */
const TABLE = 286;
const STEP = 35;

const barcode = (name: string, x: number, y: number) => {
  const random = randomFor(`barcode ${name}`);
  let pen = x;
  const bars: string[] = [];
  while (pen < x + 150) {
    const width = random.between(1, 4);
    bars.push(`M${pen} ${y}h${width}v46h-${width}z`);
    pen += width + random.between(2, 4);
  }
  return path(bars.join(''), INK);
};

const row = ([name, value]: readonly [string, string], y: number) => {
  const inset = name.startsWith('of which') ? 24 : 0;
  return (
    line(name, START + inset, y, { size: 25, fill: INK, face: inset ? 'plain' : 'strong', anchor: 'start' }) +
    line(value, END, y, { size: 25, fill: INK, face: 'plain', anchor: 'end' }) +
    path(`M${START} ${y + 10}H${END}v1H${START}Z`, '#cfc6b8')
  );
};

const lines = (text: string, y: number) => {
  const { lines: broken } = fitLines(text, { width: 350, height: 60, most: 19, face: 'plain' });
  return broken
    .slice(0, 2)
    .map((each, at) => line(each, START, y + at * 24, { size: 18, fill: QUIET, face: 'plain', anchor: 'start' }))
    .join('');
};

export const factsCard = (label: Label, facts: Facts) =>
  path(`M0 0H${CANVAS}V${CANVAS}H0Z`, '#fffdf8') +
  path(`M0 0H${CANVAS}V196H0Z`, label.colour) +
  line(label.brand, CANVAS / 2, 78, { size: 28, fill: lighter(label.colour, 0.85), face: 'strong' }) +
  paragraph(label.name, CANVAS / 2, 146, { width: 540, height: 70, most: 48, face: 'heavy', fill: '#ffffff' }) +
  line(facts.title, START, 240, { size: 34, fill: darker(label.colour, 0.25), face: 'heavy', anchor: 'start' }) +
  line(facts.heading, END, 240, { size: 22, fill: QUIET, face: 'plain', anchor: 'end' }) +
  stroke(`M${START} 252H${END}`, INK, 4) +
  facts.rows.map((each, at) => row(each, TABLE + at * STEP)).join('') +
  lines(facts.storage, TABLE + 7 * STEP + 14) +
  line(label.amount, START, 612, { size: 34, fill: INK, face: 'heavy', anchor: 'start' }) +
  barcode(label.name, END - 152, 560);
