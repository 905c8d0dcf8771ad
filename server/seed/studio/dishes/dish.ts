/** What every way of showing food has: the ground, sizes that fit, and heaps. */
import type { Random } from '#server/seed/random.ts';
import type { Label } from '../label.ts';
import { groundShadow } from '../paint.ts';
import { between, place, type Thing, times } from '../things/thing.ts';

/** A scene is drawn on a canvas of 640 whose ground is at this height. */
export const GROUND = 524;

export const MIDDLE = 320;

export type Dish = (what: Thing, random: Random, label: Label) => string;

/** Low things fill the picture too: enlarged around a point below the middle. */
export const closer = (body: string, scale = 1.15, middle = 426) =>
  `<g transform="translate(320 326) scale(${scale}) translate(-320 ${-middle})">${body}</g>`;

export const fitted = (what: Thing, width: number, height: number) =>
  Math.min(width / (2 * what.reach), height / (2 * what.rise));

/** Its foot on the ground at `y`. */
export const standing = (what: Thing, random: Random, x: number, y: number, scale: number, turn = 0) =>
  groundShadow(x, y, what.reach * scale * 0.8) + place(what, random, x, y - what.foot * scale, scale, turn);

/** What is low stands farther back, so that it does not lie at the lower edge of the picture. */
export const groundOf = (height: number) => GROUND - Math.max(0, 380 - height) * 0.42;

export const rows = (
  what: Thing,
  random: Random,
  counts: readonly number[],
  { x, y, scale, step, lift }: { x: number; y: number; scale: number; step: number; lift: number },
) =>
  counts
    .map((count, row) =>
      times(count, (at) =>
        place(
          what,
          random,
          x + (at - (count - 1) / 2) * step + between(random, -5, 5),
          y - row * lift + between(random, -4, 4),
          scale,
          between(random, -24, 24),
        ),
      ),
    )
    .join('');

export const heaped = (
  what: Thing,
  random: Random,
  { x, y, width, high, size }: { x: number; y: number; width: number; high: number; size: number },
) => {
  const scale = fitted(what, size, size) * (what.inHeap ?? 1);
  const step = Math.max(30, what.reach * scale * 1.5);
  const lift = Math.max(22, what.rise * scale * 1.05);
  const layers = Math.max(1, Math.round(high / lift));
  return Array.from({ length: layers }, (_, at) => layers - 1 - at)
    .map((row) =>
      rows(what, random, [Math.max(1, Math.round(width / step) - row)], { x, y: y - row * lift, scale, step, lift }),
    )
    .join('');
};
