/** Food as it is served: in a bowl, in a glass, on a plate. */
import {
  across,
  ball,
  block,
  clipped,
  cylinder,
  darker,
  down,
  filled,
  groundShadow,
  lighter,
  oval,
  ovalOf,
  path,
  round,
  soft,
  stroke,
  volume,
} from '../paint.ts';
import { between, place, type Thing, times } from '../things/thing.ts';
import { closer, type Dish, fitted, heaped, MIDDLE, standing } from './dish.ts';

/** Small grains, which lie as one heap. */
export const isHeap = (what: Thing) => what.depth >= 11 && what.rise <= 72;

const bowlFront = (colour: string) => {
  const d = 'M108 384C112 486 196 548 256 552H384C444 548 528 486 532 384C500 428 140 428 108 384Z';
  return (
    volume(filled(d, cylinder(colour)), 10) +
    path(
      'M108 384C140 428 500 428 532 384C528 396 524 402 520 406C470 440 170 440 120 406C116 402 112 396 108 384Z',
      lighter(colour, 0.5),
      'opacity=".8"',
    ) +
    soft(200, 470, 26, 50, '#ffffff', 0.4, 14)
  );
};

export const bowl =
  (colour = '#e9e4da'): Dish =>
  (what, random) => {
    const inside =
      ovalOf(
        MIDDLE,
        384,
        212,
        62,
        down([
          [0, darker(colour, 0.45)],
          [1, darker(colour, 0.15)],
        ]),
      ) + oval(MIDDLE, 384, 212, 62, 'none', `stroke="${lighter(colour, 0.5)}" stroke-width="6"`);
    const contents = isHeap(what)
      ? clipped('M0 0H640V388H532C500 436 140 436 108 388H0Z', place(what, random, MIDDLE, 352, 1.72))
      : heaped(what, random, { x: MIDDLE, y: 372, width: 360, high: 130, size: 132 });
    return closer(groundShadow(MIDDLE, 552, 170, 1.1) + inside + contents + bowlFront(colour));
  };

export const creamy =
  (colour: string, dish = '#e9e4da'): Dish =>
  (what, random) => {
    const surface = ovalOf(
      MIDDLE,
      386,
      206,
      58,
      round([
        [0, lighter(colour, 0.4)],
        [0.8, colour],
        [1, darker(colour, 0.22)],
      ]),
    );
    const swirl =
      stroke(
        'M170 392C190 350 440 344 462 386C470 420 250 432 238 396C236 372 380 366 392 388C394 404 306 408 304 394',
        darker(colour, 0.22),
        15,
        'opacity=".55"',
      ) +
      stroke(
        'M170 386C190 344 440 338 462 380C470 414 250 426 238 390C236 366 380 360 392 382C394 398 306 402 304 388',
        lighter(colour, 0.55),
        11,
      );
    return closer(
      groundShadow(MIDDLE, 552, 170, 1.1) +
        ovalOf(MIDDLE, 384, 212, 62, ball(dish)) +
        surface +
        swirl +
        (what.isServed ? '' : place(what, random, 352, 352, fitted(what, 110, 84))) +
        bowlFront(dish) +
        standing(what, random, 510, 572, fitted(what, 124, 110), 8),
    );
  };

export const soup =
  (colour: string, dish = '#e9e4da'): Dish =>
  (what, random) =>
    closer(
      groundShadow(MIDDLE, 552, 170, 1.1) +
        ovalOf(MIDDLE, 384, 212, 62, ball(dish)) +
        ovalOf(
          MIDDLE,
          388,
          198,
          52,
          round([
            [0, lighter(colour, 0.3)],
            [0.85, colour],
            [1, darker(colour, 0.3)],
          ]),
        ) +
        times(26, () =>
          oval(
            between(random, 170, 470),
            between(random, 358, 416),
            between(random, 3, 9),
            3,
            random.pick([lighter(colour, 0.6), '#5f9a3f', darker(colour, 0.4)]),
            'opacity=".8"',
          ),
        ) +
        bowlFront(dish) +
        standing(what, random, 528, 574, fitted(what, 130, 118), 8),
    );

export const glass =
  (drink: string, bubbles = false): Dish =>
  (what, random) => {
    const outline = 'M196 190H400L378 540Q298 556 218 540Z';
    const inside = 'M206 262H391L371 528Q298 540 226 528Z';
    return closer(
      groundShadow(298, 545, 100, 1.1) +
        filled(
          outline,
          across([
            [0, '#c9d3d6', 0.7],
            [0.12, '#ffffff', 0.35],
            [0.5, '#ffffff', 0.15],
            [1, '#aab7bc', 0.6],
          ]),
        ) +
        filled(
          inside,
          across([
            [0, darker(drink, 0.25)],
            [0.18, lighter(drink, 0.2)],
            [0.4, drink],
            [1, darker(drink, 0.3)],
          ]),
        ) +
        ovalOf(
          298,
          262,
          92,
          17,
          round([
            [0, lighter(drink, 0.45)],
            [1, lighter(drink, 0.1)],
          ]),
        ) +
        (bubbles
          ? times(40, () =>
              oval(
                between(random, 232, 366),
                between(random, 280, 520),
                between(random, 2, 5),
                between(random, 2, 5),
                '#ffffff',
                'opacity=".55"',
              ),
            )
          : '') +
        oval(298, 190, 102, 18, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".9"') +
        oval(298, 190, 102, 18, 'none', 'stroke="#9fb0b6" stroke-width="1.5"') +
        block(222, 220, 14, 290, 7, '#ffffff', 'opacity=".5" transform="rotate(-3 228 360)"') +
        standing(what, random, 476, 560, fitted(what, 210, 200), 6),
      1.08,
      370,
    );
  };

export const plate: Dish = (what, random) =>
  closer(
    groundShadow(MIDDLE, 520, 250) +
      ovalOf(MIDDLE, 470, 262, 96, ball('#f2eee6')) +
      ovalOf(
        MIDDLE,
        466,
        252,
        88,
        round([
          [0, '#ffffff'],
          [0.7, '#faf8f3'],
          [1, '#dcd5c8'],
        ]),
      ) +
      oval(MIDDLE, 468, 190, 60, 'none', 'stroke="#cfc7b8" stroke-width="2"') +
      soft(MIDDLE + 14, 482, 190, 44, '#4a3526', 0.34) +
      place(what, random, MIDDLE, 486 - what.foot * fitted(what, 350, 300), fitted(what, 350, 300)) +
      soft(150, 440, 60, 16, '#ffffff', 0.8, -24),
    1.1,
  );
