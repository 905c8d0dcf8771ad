/** Food on a board of wood. */
import type { Random } from '#server/seed/random.ts';
import { clipped, down, filled, groundShadow, path, soft, stroke } from '../paint.ts';
import { between, place, type Thing, thing, times } from '../things/thing.ts';
import { closer, type Dish, fitted, MIDDLE } from './dish.ts';

const wood = (d: string, seed: Random) =>
  filled(
    d,
    down([
      [0, '#d9b183'],
      [1, '#b98a56'],
    ]),
  ) +
  clipped(
    d,
    times(16, (at) =>
      stroke(
        `M40 ${400 + at * 11 + between(seed, -4, 4)}C200 ${396 + at * 11 + between(seed, -8, 8)} 420 ${404 + at * 11 + between(seed, -8, 8)} 620 ${400 + at * 11}`,
        '#8a5c2e',
        between(seed, 0.8, 2.4),
        'opacity=".35"',
      ),
    ),
  );

export const board: Dish = (what, random) => {
  const top = 'M110 428Q116 412 140 410H508Q530 410 536 428L584 528Q588 546 566 548H74Q52 546 58 528Z';
  const scale = fitted(what, 410, 330);
  return closer(
    groundShadow(MIDDLE, 562, 270) +
      path('M56 534Q54 562 76 564H564Q588 562 584 534Z', '#8f6334') +
      wood(top, random) +
      soft(MIDDLE + 20, 512, what.reach * scale * 1.1, 30, '#2b1410', 0.55) +
      place(what, random, MIDDLE, 516 - what.foot * scale, scale),
    1.08,
  );
};

export const boardPile: Dish = (what, random) => board(trioOf(what), random, undefined as never);

const trioOf = (what: Thing): Thing => {
  const scale = 0.62;
  const body = (random: Random) =>
    place(what, random, -56, 0, scale, -7) +
    place(what, random, 58, -4, scale, 8) +
    place(what, random, 0, what.rise * 0.34, scale * 1.06, 0);
  return thing(body, { reach: 56 + what.reach * scale, rise: what.rise * 0.98, depth: 0.4 });
};
