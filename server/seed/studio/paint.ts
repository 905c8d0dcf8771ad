/** The vocabulary of the drawings: colours, gradients, volume, shadows and placing, all as SVG text. */

/** The side of a square picture. */
export const CANVAS = 640;

let ids = 0;
const nextId = () => {
  ids += 1;
  return `p${ids}`;
};

/** Ids start again with each picture, so that a picture's SVG does not depend on those drawn before it. */
export const restartIds = () => {
  ids = 0;
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Between two colours of the form `#rrggbb`; 0 is the first, 1 the second. */
export const mix = (one: string, other: string, share: number) => {
  const second = channels(other);
  return `#${channels(one)
    .map((value, at) => Math.round(value + ((second[at] ?? 0) - value) * share))
    .map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0'))
    .join('')}`;
};

export const lighter = (colour: string, share: number) => mix(colour, '#fffaf0', share);
/** Towards a deep brown: a shadow on food is warm, not black. */
export const darker = (colour: string, share: number) => mix(colour, '#2b1410', share);

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** What a shape is filled with, and the definition that has to stand before it. */
export type Paint = { defs: string; fill: string };

const paint = (body: (id: string) => string): Paint => {
  const id = nextId();
  return { defs: `<defs>${body(id)}</defs>`, fill: `url(#${id})` };
};

export const across = (list: readonly Stop[]) =>
  paint((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(list)}</linearGradient>`);

export const down = (list: readonly Stop[]) =>
  paint((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`);

export const round = (list: readonly Stop[], at = 'cx=".5" cy=".5" r=".5"') =>
  paint((id) => `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`);

/** The light on a ball, from the upper left, with light reflected by the ground at its lower edge. */
export const ball = (colour: string) =>
  round(
    [
      [0, lighter(colour, 0.5)],
      [0.28, lighter(colour, 0.16)],
      [0.6, colour],
      [0.88, darker(colour, 0.38)],
      [1, darker(colour, 0.24)],
    ],
    'cx=".44" cy=".42" r=".62" fx=".33" fy=".26"',
  );

/** The light on an upright cylinder. */
export const cylinder = (colour: string) =>
  across([
    [0, darker(colour, 0.34)],
    [0.13, darker(colour, 0.06)],
    [0.28, lighter(colour, 0.32)],
    [0.42, lighter(colour, 0.06)],
    [0.72, darker(colour, 0.1)],
    [0.93, darker(colour, 0.36)],
    [1, darker(colour, 0.22)],
  ]);

/** The same light as a veil over something printed. */
export const cylinderVeil = () =>
  across([
    [0, '#1a0d08', 0.42],
    [0.12, '#1a0d08', 0.1],
    [0.2, '#ffffff', 0.06],
    [0.27, '#ffffff', 0.34],
    [0.36, '#ffffff', 0.05],
    [0.65, '#1a0d08', 0.05],
    [0.92, '#1a0d08', 0.36],
    [1, '#1a0d08', 0.24],
  ]);

export const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;
export const filled = (d: string, { defs, fill }: Paint, rest = '') => defs + path(d, fill, rest);
export const stroke = (d: string, colour: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;
export const ovalOf = (x: number, y: number, rx: number, ry: number, { defs, fill }: Paint, rest = '') =>
  defs + oval(x, y, rx, ry, fill, rest);
export const block = (x: number, y: number, w: number, h: number, r: number, fill: string, rest = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${rest}/>`;
export const blockOf = (x: number, y: number, w: number, h: number, r: number, { defs, fill }: Paint, rest = '') =>
  defs + block(x, y, w, h, r, fill, rest);

export const move = (body: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})">${body}</g>`;

export const blurred = (body: string, deviation: number) => {
  const id = nextId();
  return `<defs><filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter></defs><g filter="url(#${id})">${body}</g>`;
};

export const clipped = (d: string, body: string) => {
  const id = nextId();
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g clip-path="url(#${id})">${body}</g>`;
};

/** A spot that fades to nothing at its edge. A gradient does it: a blur costs a hundred times as much. */
export const soft = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1, turn = 0) => {
  const { defs, fill } = round([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.82],
    [0.7, colour, opacity * 0.28],
    [1, colour, 0],
  ]);
  return `${defs}<ellipse rx="${rx}" ry="${ry}" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
};

/** A soft spot of light, such as a lamp leaves on a smooth skin. */
export const gleam = (x: number, y: number, rx: number, ry: number, opacity = 0.6, turn = 0) =>
  soft(x, y, rx * 1.35, ry * 1.35, '#ffffff', opacity, turn);

type Volume = { dark?: string; shade?: number; light?: number };

/** Gives flat art volume: its edge away from the lamp darkens and the edge towards it lightens. `depth` in pixels. */
export const volume = (body: string, depth: number, { dark = '#3a1508', shade = 0.55, light = 0.5 }: Volume = {}) => {
  const id = nextId();
  const band = (shift: number, colour: string, opacity: number, name: string) =>
    `<feOffset in="b" dx="${depth * shift}" dy="${depth * shift * 1.2}" result="o${name}"/><feComposite in="SourceAlpha" in2="o${name}" operator="out" result="e${name}"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="e${name}" operator="in" result="${name}"/>`;
  return `<defs><filter id="${id}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${depth}" result="b"/>${band(-0.8, dark, shade, 'd')}${band(0.7, '#fff8e6', light, 'l')}<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter></defs><g filter="url(#${id})">${body}</g>`;
};

/** Mottles art with noise: the pores of a peel, the crumb of bread. `size` is the noise's frequency. */
export const grained = (body: string, size: number, colour: string, strength: number, seed = 3) => {
  const id = nextId();
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => value / 255);
  return `<defs><filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="3" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 ${r.toFixed(3)} 0 0 0 0 ${g.toFixed(3)} 0 0 0 0 ${b.toFixed(3)} ${3 * strength} 0 0 0 ${-1.35 * strength}"/><feComposite in2="SourceAlpha" operator="in" result="n"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="n"/></feMerge></filter></defs><g filter="url(#${id})">${body}</g>`;
};

/** Where a thing touches the ground: a dark core and a wide soft shadow that falls to the right. */
export const groundShadow = (x: number, y: number, rx: number, strength = 1) =>
  soft(x + rx * 0.2, y + rx * 0.02, rx * 1.5, rx * 0.26, '#4a3526', 0.34 * strength) +
  soft(x + rx * 0.03, y - rx * 0.01, rx * 1.14, rx * 0.12, '#22130a', 0.62 * strength);

export const document = (body: string, width = CANVAS, height = CANVAS) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);
