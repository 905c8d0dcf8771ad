/** Pictures of places: tiles of categories, marks of shops, and wide scenes with calm space for words. */
import { randomFor } from '#server/seed/random.ts';
import { thingOf } from './by-glyph.ts';
import { ground, packColour, render } from './compose.ts';
import { standing } from './dishes/dish.ts';
import { alone, pair, trio } from './dishes/loose.ts';
import { bowl, isHeap } from './dishes/tableware.ts';
import { line } from './lettering.ts';
import { darker, down, lighter, oval, restartIds, soft } from './paint.ts';

export type Frame = { width: number; height: number };

/** The tile of a category shows three, that of a sub-category one or two. */
export const composeTile = (slug: string, glyph: string, hue: number, isWhole: boolean): Buffer => {
  restartIds();
  const what = thingOf(glyph);
  const random = randomFor(slug);
  const single = what.isServed || what.reach > 108 ? alone : pair;
  const scene = isHeap(what) ? bowl() : isWhole ? trio : single;
  return render(
    ground(hue) + scene(what, random, { brand: '', name: '', amount: '', colour: packColour(hue), thing: what }),
  );
};

/** A shop's mark: its initials on a deep ground, and what it is known for. */
export const composeMark = (slug: string, name: string, glyph: string, hue: number): Buffer => {
  restartIds();
  const colour = packColour(hue);
  const cream = lighter(colour, 0.9);
  const initials = name
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word) && word !== 'The')
    .map((word) => word[0])
    .join('');
  const cloth = down([
    [0, lighter(colour, 0.1)],
    [1, darker(colour, 0.34)],
  ]);
  const what = thingOf(glyph);
  const scale = Math.min(220 / (2 * what.reach), 190 / (2 * what.rise));
  return render(
    `${cloth.defs}<rect width="640" height="640" fill="${cloth.fill}"/>${oval(320, 320, 276, 276, 'none', `stroke="${cream}" stroke-width="7" opacity=".85"`)}${oval(320, 320, 258, 258, 'none', `stroke="${cream}" stroke-width="2" opacity=".6"`)}${line(initials, 320, 338, { size: initials.length > 2 ? 190 : 236, fill: cream, face: 'bookish' })}${standing(what, randomFor(slug), 320, 536, scale)}`,
  );
};

/** Across the group (0 to 1), above the ground, and size against the picture's height; the last stand in front. */
const SPOTS: readonly (readonly [across: number, lift: number, size: number])[] = [
  [0.5, 0.17, 0.66],
  [0.12, 0.12, 0.5],
  [0.89, 0.12, 0.52],
  [0.3, 0, 0.46],
  [0.72, 0, 0.44],
];

const FLOOR = 0.9;

/** The things stand at the end of the picture, or in its middle; the start stays free for words. */
export const composeScene = (
  slug: string,
  { glyphs, hue, centred = false }: { glyphs: readonly string[]; hue: number; centred?: boolean },
  { width, height }: Frame,
): Buffer => {
  restartIds();
  const random = randomFor(slug);
  const room = centred ? width * 0.8 : width * 0.5;
  const reach = Math.min(room, height * 1.6);
  const shrink = Math.min(1, room / (height * 1.02));
  const left = centred ? (width - reach) / 2 : width * 0.97 - (room + reach) / 2;
  const colour = packColour(hue);
  const wall = down([
    [0, lighter(colour, 0.78)],
    [0.74, lighter(colour, 0.88)],
    [0.76, lighter(colour, 0.72)],
    [1, lighter(colour, 0.6)],
  ]);
  const things = SPOTS.slice(0, glyphs.length).map(([across, lift, share], at) => {
    const what = thingOf(glyphs[at] as string);
    const size = share * height * shrink;
    const scale = Math.min(size / (2 * what.rise), (size * 1.2) / (2 * what.reach));
    const x = left + size * 0.3 + across * (reach - size * 0.6);
    return standing(what, random, x, height * (FLOOR - lift * shrink), scale, (at % 3) * 3 - 3);
  });
  return render(
    `${wall.defs}<rect width="${width}" height="${height}" fill="${wall.fill}"/>${soft(width * (centred ? 0.5 : 0.72), height * 0.42, height * 0.9, height * 0.7, '#ffffff', 0.75)}${things.join('')}`,
    width,
    height,
  );
};
