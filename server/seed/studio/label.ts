/** The printed side of a pack: brand, name, picture and weight, in one of four layouts. */
import { type Random, randomFor } from '#server/seed/random.ts';
import { type Face, line, paragraph, widthOf } from './lettering.ts';
import { block, darker, lighter, mix, oval, soft, stroke } from './paint.ts';
import { place, type Thing } from './things/thing.ts';

export type Label = { brand: string; name: string; amount: string; colour: string; thing: Thing };

type Box = { width: number; height: number };
type Layout = (label: Label, box: Box, random: Random) => string;

const CREAM = '#fdf8ec';

const brandFaces: readonly { face: Face; tracking: number; upper: boolean }[] = [
  { face: 'serif', tracking: 0, upper: false },
  { face: 'heavy', tracking: 0.02, upper: false },
  { face: 'strong', tracking: 0.16, upper: true },
  { face: 'bookish', tracking: 0, upper: false },
];

/** A maker's name looks the same on all its goods. */
const brandMark = (brand: string, x: number, y: number, width: number, fill: string, most: number) => {
  const { face, tracking, upper } = randomFor(`mark ${brand}`).pick(brandFaces);
  const text = upper ? brand.toUpperCase() : brand;
  const size = Math.min(most, width / widthOf(text, 1, face, tracking));
  return line(text, x, y + size * 0.34, { size, fill, face, tracking });
};

const picture = ({ thing }: Label, x: number, y: number, width: number, height: number, random: Random) => {
  const scale = Math.min(width / (2 * thing.reach), height / (2 * thing.rise));
  return (
    soft(x, y + thing.rise * scale, thing.reach * scale, thing.reach * scale * 0.15, '#2b1410', 0.4) +
    place(thing, random, x, y, scale)
  );
};

const amountText = (
  amount: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
) => line(amount, x, y, { size, fill, face: 'strong', anchor });

const onCream: Layout = (label, { width: w, height: h }, random) => {
  const ink = darker(label.colour, 0.25);
  return (
    block(0, 0, w, h, 0, CREAM) +
    block(0, 0, w, h * 0.035, 0, label.colour) +
    block(0, h * 0.965, w, h * 0.035, 0, label.colour) +
    brandMark(label.brand, w / 2, h * 0.12, w * 0.7, ink, h * 0.075) +
    stroke(`M${w * 0.36} ${h * 0.19}H${w * 0.64}`, label.colour, Math.max(1.5, h * 0.006)) +
    paragraph(label.name, w / 2, h * 0.345, {
      width: w * 0.84,
      height: h * 0.25,
      most: h * 0.13,
      face: 'heavy',
      fill: ink,
    }) +
    picture(label, w / 2, h * 0.67, w * 0.78, h * 0.34, random) +
    amountText(label.amount, w / 2, h * 0.93, h * 0.045, ink)
  );
};

const onColour: Layout = (label, { width: w, height: h }, random) => {
  const radius = Math.min(w * 0.41, h * 0.25);
  const pale = lighter(label.colour, 0.88);
  return (
    block(0, 0, w, h, 0, label.colour) +
    brandMark(label.brand, w / 2, h * 0.1, w * 0.68, pale, h * 0.07) +
    paragraph(label.name, w / 2, h * 0.29, {
      width: w * 0.84,
      height: h * 0.25,
      most: h * 0.13,
      face: 'bookish',
      fill: '#ffffff',
    }) +
    oval(w / 2, h * 0.67, radius, radius, pale) +
    oval(
      w / 2,
      h * 0.67,
      radius * 0.94,
      radius * 0.94,
      'none',
      `stroke="${label.colour}" stroke-width="${radius * 0.015}"`,
    ) +
    picture(label, w / 2, h * 0.67, radius * 1.36, radius * 1.2, random) +
    amountText(label.amount, w / 2, h * 0.965, h * 0.04, pale)
  );
};

const split: Layout = (label, { width: w, height: h }, random) => {
  const ink = darker(label.colour, 0.1);
  return (
    block(0, 0, w, h, 0, lighter(label.colour, 0.86)) +
    `<path d="M0 0H${w}V${h * 0.47}Q${w / 2} ${h * 0.56} 0 ${h * 0.47}Z" fill="${ink}"/>` +
    `<path d="M0 ${h * 0.485}Q${w / 2} ${h * 0.575} ${w} ${h * 0.485}" fill="none" stroke="${mix(label.colour, '#f2c25a', 0.7)}" stroke-width="${h * 0.012}"/>` +
    brandMark(label.brand, w / 2, h * 0.11, w * 0.66, lighter(label.colour, 0.8), h * 0.07) +
    paragraph(label.name, w / 2, h * 0.305, {
      width: w * 0.82,
      height: h * 0.24,
      most: h * 0.125,
      face: 'heavy',
      fill: '#ffffff',
    }) +
    picture(label, w / 2, h * 0.735, w * 0.8, h * 0.31, random) +
    amountText(label.amount, w * 0.88, h * 0.955, h * 0.04, ink, 'end')
  );
};

const pictureFirst: Layout = (label, { width: w, height: h }, random) => {
  const ink = darker(label.colour, 0.3);
  return (
    block(0, 0, w, h, 0, lighter(label.colour, 0.9)) +
    `<path d="M0 0H${w}V${h * 0.1}H0Z" fill="${label.colour}"/>` +
    brandMark(label.brand, w / 2, h * 0.052, w * 0.7, '#ffffff', h * 0.055) +
    oval(
      w / 2,
      h * 0.35,
      Math.min(w * 0.43, h * 0.24),
      Math.min(w * 0.43, h * 0.24),
      mix(label.colour, '#ffffff', 0.7),
    ) +
    picture(label, w / 2, h * 0.36, w * 0.76, h * 0.36, random) +
    paragraph(label.name, w / 2, h * 0.74, {
      width: w * 0.84,
      height: h * 0.24,
      most: h * 0.125,
      face: 'bookish',
      fill: ink,
    }) +
    stroke(`M${w * 0.3} ${h * 0.89}H${w * 0.7}`, label.colour, Math.max(1.5, h * 0.006)) +
    amountText(label.amount, w / 2, h * 0.955, h * 0.042, ink)
  );
};

const layouts: readonly Layout[] = [onCream, onColour, split, pictureFirst];

/** A wide label puts the words beside the picture. */
const wide: Layout = (label, { width: w, height: h }, random) => {
  const ink = darker(label.colour, 0.28);
  return (
    block(0, 0, w, h, 0, CREAM) +
    `<path d="M0 0H${w * 0.56}Q${w * 0.63} ${h / 2} ${w * 0.56} ${h}H0Z" fill="${label.colour}"/>` +
    brandMark(label.brand, w * 0.3, h * 0.16, w * 0.4, lighter(label.colour, 0.85), h * 0.13) +
    paragraph(label.name, w * 0.3, h * 0.53, {
      width: w * 0.4,
      height: h * 0.5,
      most: h * 0.21,
      face: 'heavy',
      fill: '#ffffff',
    }) +
    amountText(label.amount, w * 0.3, h * 0.93, h * 0.085, lighter(label.colour, 0.85)) +
    picture(label, w * 0.8, h * 0.5, w * 0.34, h * 0.7, random) +
    stroke(`M${w * 0.995} 0V${h}`, ink, w * 0.012)
  );
};

const WIDE = 1.25;

/** The label in a box whose corner is the origin; a maker keeps to one layout. */
export const labelArt = (label: Label, box: Box, random: Random) =>
  (box.width / box.height > WIDE ? wide : randomFor(`layout ${label.brand}`).pick(layouts))(label, box, random);

/** Some words and the brand alone, for a paper sticker on something whose contents can be seen. */
export const sticker = (label: Label, { width: w, height: h }: Box) => {
  const ink = darker(label.colour, 0.25);
  return (
    block(0, 0, w, h, Math.min(w, h) * 0.07, CREAM) +
    block(
      w * 0.03,
      w * 0.03,
      w * 0.94,
      h - w * 0.06,
      Math.min(w, h) * 0.05,
      'none',
      `stroke="${label.colour}" stroke-width="${Math.max(1.5, w * 0.008)}"`,
    ) +
    brandMark(label.brand, w / 2, h * 0.2, w * 0.7, label.colour, h * 0.13) +
    paragraph(label.name, w / 2, h * 0.53, {
      width: w * 0.82,
      height: h * 0.44,
      most: h * 0.26,
      face: 'heavy',
      fill: ink,
    }) +
    amountText(label.amount, w / 2, h * 0.89, h * 0.1, ink)
  );
};
