/** The vocabulary of the drawings: colours, gradients, backdrops and shadows as SVG text. */

export const CANVAS = 640;

/** Where a glyph goes, by its centre. */
export type Spot = { x: number; y: number; size: number; turn?: number };

/** A drawing in three layers: what is behind the glyphs, the glyphs, and what is in front of them. */
export type Drawing = { back: string; spots: readonly Spot[]; front: string };

const GOLD = 40;

/** Darkened yellow turns olive; on packs it is drawn towards gold instead. */
const kept = (hue: number, lightness: number) =>
  hue > GOLD && hue < 74 && lightness < 74 ? GOLD + (hue - GOLD) * 0.3 : hue;

export const tone = (hue: number, saturation: number, lightness: number) =>
  `hsl(${kept(((hue % 360) + 360) % 360, lightness)},${saturation}%,${lightness}%)`;

export const CREAM = '#fffdf7';

export const svg = (body: string, width = CANVAS, height = CANVAS) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

const stops = (list: readonly (readonly [number, string, number?])[]) =>
  list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

export const across = (id: string, list: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(list)}</linearGradient>`;

export const down = (id: string, list: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;

export const radial = (
  id: string,
  list: readonly (readonly [number, string, number?])[],
  at = 'cx=".5" cy=".5" r=".5"',
) => `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`;

/** A round body lit from the left: dark edges, a light band, a soft reflected edge. */
export const rounded = (id: string, hue: number, saturation: number, lightness: number) =>
  across(id, [
    [0, tone(hue, saturation, lightness - 13)],
    [0.16, tone(hue, saturation, lightness)],
    [0.32, tone(hue, saturation, lightness + 12)],
    [0.6, tone(hue, saturation, lightness)],
    [0.92, tone(hue, saturation, lightness - 15)],
    [1, tone(hue, saturation, lightness - 9)],
  ]);

export const backdrop = (hue: number) =>
  `<defs>${radial(
    'backdrop',
    [
      [0, tone(hue, 72, 98)],
      [0.55, tone(hue, 64, 94)],
      [1, tone(hue, 54, 87)],
    ],
    'cx=".5" cy=".4" r=".78"',
  )}</defs><rect width="${CANVAS}" height="${CANVAS}" fill="url(#backdrop)"/>`;

let shadowCount = 0;

export const shadow = (hue: number, x: number, y: number, width: number, strength = 0.4) => {
  shadowCount += 1;
  const id = `shadow${shadowCount}`;
  const colour = tone(hue, 38, 26);
  return `<defs>${radial(id, [
    [0, colour, strength],
    [0.55, colour, strength * 0.45],
    [1, colour, 0],
  ])}</defs><ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width * 0.13)}" fill="url(#${id})"/>`;
};

/** The paper label of a pack in one of three cuts, with a small printer's ornament. */
export const label = (hue: number, x: number, y: number, width: number, height: number) => {
  const left = x - width / 2;
  const top = y - height / 2;
  const ink = tone(hue, 45, 38);
  const cut = Math.abs(Math.round(hue / 2)) % 3;
  const radius = cut === 1 ? width / 2 : 16;
  const shape =
    cut === 2
      ? `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="${CREAM}"/><ellipse cx="${x}" cy="${y}"
 rx="${width / 2 - 9}" ry="${height / 2 - 9}" fill="none" stroke="${ink}" stroke-width="2.5" opacity=".55"/>`
      : `<path d="M${left} ${top + height - 14}V${top + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${width - 2 * radius}
a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - radius - 14}a14 14 0 0 1 -14 14h${28 - width}a14 14 0 0 1 -14 -14z" fill="${CREAM}"/>`;
  const foot = y + height / 2 - 20;
  const ornament =
    cut === 2
      ? ''
      : `<rect x="${x - width * 0.3}" y="${foot}" width="${width * 0.6}" height="5" rx="2.5" fill="${ink}" opacity=".75"/>`;
  return shape + ornament;
};
