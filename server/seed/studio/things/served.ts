/** Small servings for labels: a glass, a bowl, a spoon of honey, a cup of something creamy. */
import {
  across,
  ball,
  clipped,
  cylinder,
  darker,
  down,
  filled,
  gleam,
  lighter,
  oval,
  ovalOf,
  round,
  soft,
  stroke,
} from '../paint.ts';
import { type Thing, thing, times } from './thing.ts';

export const tumbler = (drink: string, bubbles = false) =>
  thing(
    () =>
      filled(
        'M-62 -96H62L50 92Q0 106 -50 92Z',
        across([
          [0, '#c2ced3'],
          [0.15, '#f4f8f9'],
          [0.6, '#e6eef0'],
          [1, '#aebcc2'],
        ]),
      ) +
      filled(
        'M-56 -54H56L45 84Q0 96 -45 84Z',
        across([
          [0, darker(drink, 0.2)],
          [0.2, lighter(drink, 0.24)],
          [0.45, drink],
          [1, darker(drink, 0.26)],
        ]),
      ) +
      ovalOf(
        0,
        -54,
        56,
        12,
        round([
          [0, lighter(drink, 0.5)],
          [1, lighter(drink, 0.12)],
        ]),
      ) +
      (bubbles
        ? times(22, (at) => oval(-38 + ((at * 29) % 76), -34 + ((at * 37) % 110), 2.4, 2.4, '#ffffff', 'opacity=".7"'))
        : '') +
      oval(0, -96, 62, 12, 'none', 'stroke="#ffffff" stroke-width="3"') +
      gleam(-40, -10, 6, 60, 0.7),
    { reach: 66, rise: 102, depth: 5 },
  );

const cup = (colour: string) =>
  filled('M-100 -18C-98 40 -52 78 -30 80H30C52 78 98 40 100 -18Z', cylinder(colour)) +
  ovalOf(0, -18, 100, 30, ball(colour));

export const dollop = (colour: string, dish = '#e9e4da', top?: Thing) =>
  thing(
    (random) =>
      cup(dish) +
      ovalOf(0, -18, 94, 26, ball(colour)) +
      ovalOf(0, -34, 62, 26, ball(colour)) +
      ovalOf(4, -56, 36, 18, ball(colour)) +
      ovalOf(8, -74, 15, 13, ball(colour)) +
      stroke('M-50 -28Q0 -10 52 -30M-26 -52Q6 -40 34 -56', darker(colour, 0.2), 3, 'opacity=".45"') +
      (top ? `<g transform="translate(-52 -48) scale(.34)">${top.art(random)}</g>` : '') +
      gleam(-20, -46, 20, 8, 0.6, -12),
    { reach: 102, rise: 86, isServed: true },
  );

/** A small bowl full of something that can be heaped. */
export const bowlOf = (what: Thing, dish = '#e9e4da') =>
  thing(
    (random) =>
      `${ovalOf(
        0,
        -6,
        100,
        30,
        down([
          [0, darker(dish, 0.5)],
          [1, darker(dish, 0.2)],
        ]),
      )}<g transform="translate(0 -44) scale(.8 .72)">${what.art(random)}</g>${filled('M-102 -8C-100 50 -52 84 -30 86H30C52 84 100 50 102 -8C80 20 -80 20 -102 -8Z', cylinder(dish))}`,
    { reach: 104, rise: 92, isServed: true },
  );

export const soupBowl = (colour: string, dish = '#e9e4da') =>
  thing(
    (random) =>
      cup(dish) +
      ovalOf(
        0,
        -16,
        90,
        24,
        round([
          [0, lighter(colour, 0.3)],
          [0.8, colour],
          [1, darker(colour, 0.3)],
        ]),
      ) +
      times(18, (at) =>
        oval(
          -62 + ((at * 31) % 124),
          -24 + ((at * 17) % 18),
          5,
          3,
          random.pick([lighter(colour, 0.6), '#5f9a3f', darker(colour, 0.4)]),
          'opacity=".85"',
        ),
      ) +
      stroke('M-20 -52C-30 -66 -8 -74 -18 -92M16 -52C6 -66 28 -74 18 -92', '#ffffff', 6, 'opacity=".6"'),
    { reach: 102, rise: 88 },
  );

/** A wooden dipper with honey running from it. */
export const dipper = (colour: string) =>
  thing(
    () =>
      `<g transform="rotate(28)">${filled('M-7 -120H7V-10H-7Z', cylinder('#c98f52'))}${times(5, (at) => ovalOf(0, -6 + at * 19, 34 - Math.abs(at - 2) * 5, 11, ball(lighter(colour, 0.1))))}</g>` +
      filled('M-70 58C-56 30 -22 40 -16 66C-10 88 -16 100 -22 112H-34C-36 90 -78 84 -70 58Z', ball(colour)) +
      ovalOf(-14, 106, 92, 16, ball(colour)) +
      gleam(-50, 60, 6, 14, 0.8),
    { reach: 108, rise: 120, depth: 6, isServed: true },
  );

export const drop = (colour: string) =>
  thing(
    () =>
      filled(
        'M0 -104C30 -50 68 -8 68 34C68 74 38 100 0 100C-38 100 -68 74 -68 34C-68 -8 -30 -50 0 -104Z',
        ball(colour),
      ) +
      soft(26, 56, 26, 20, '#ffffff', 0.5) +
      gleam(-30, 20, 11, 28, 0.85, 12),
    { reach: 68, rise: 102 },
  );

export const bubbles = (colour: string) =>
  thing(
    () =>
      [
        [-30, 24, 62],
        [54, -26, 40],
        [-50, -66, 26],
        [66, 56, 24],
        [8, -84, 16],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ovalOf(
              x,
              y,
              r,
              r,
              round([
                [0, '#ffffff', 0.2],
                [0.7, lighter(colour, 0.6), 0.5],
                [0.95, colour, 0.85],
                [1, darker(colour, 0.2), 0.8],
              ]),
            ) + gleam(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.16, 0.95, -30),
        )
        .join(''),
    { reach: 92, rise: 96, depth: 4 },
  );

/** Two folded towels. */
export const linen = (colour: string) =>
  thing(
    () =>
      times(
        3,
        (at) =>
          `<g transform="translate(0 ${52 - at * 48})">${filled(
            'M-96 -20C-110 -20 -110 24 -96 24H92C106 24 106 -20 92 -20Z',
            down([
              [0, lighter(colour, 0.6 - at * 0.16)],
              [1, darker(colour, 0.02)],
            ]),
          )}${stroke('M-94 4C-40 10 40 -2 100 4', darker(colour, 0.25), 2.5, 'opacity=".5"')}</g>`,
      ),
    { reach: 104, rise: 78, depth: 7 },
  );

export const cat = (colour: string) =>
  thing(
    () =>
      filled(
        'M-70 -92L-26 -58Q0 -66 26 -58L70 -92C84 -40 92 -10 84 26C72 78 36 92 0 92C-36 92 -72 78 -84 26C-92 -10 -84 -40 -70 -92Z',
        ball(colour),
      ) +
      filled(
        'M-60 -70L-38 -50L-64 -34ZM60 -70L38 -50L64 -34Z',
        down([
          [0, '#f2b8b0'],
          [1, '#d98a84'],
        ]),
      ) +
      ovalOf(0, 44, 44, 34, ball(lighter(colour, 0.55))) +
      oval(-34, 2, 12, 15, '#e8d26a') +
      oval(34, 2, 12, 15, '#e8d26a') +
      oval(-34, 3, 5, 13, '#1c1712') +
      oval(34, 3, 5, 13, '#1c1712') +
      filled('M-11 26H11L0 40Z', ball('#c9605c')) +
      stroke('M0 40Q-2 56 -20 54M0 40Q2 56 20 54', '#3a2418', 3.5) +
      stroke('M-50 40L-100 30M-50 50L-98 56M50 40L100 30M50 50L98 56', '#ffffff', 2.5) +
      stroke('M-18 -50V-24M0 -54V-26M18 -50V-24', darker(colour, 0.35), 6, 'opacity=".6"'),
    { reach: 100, rise: 94 },
  );

export const dog = (colour: string) =>
  thing(
    () =>
      filled('M-66 -60C-110 -74 -112 10 -84 40C-72 30 -62 0 -56 -30Z', ball(darker(colour, 0.4))) +
      filled('M66 -60C110 -74 112 10 84 40C72 30 62 0 56 -30Z', ball(darker(colour, 0.4))) +
      filled('M0 -90C52 -90 76 -50 74 -4C72 50 52 92 0 92C-52 92 -72 50 -74 -4C-76 -50 -52 -90 0 -90Z', ball(colour)) +
      ovalOf(0, 44, 46, 42, ball(lighter(colour, 0.6))) +
      clipped(
        'M0 -90C52 -90 76 -50 74 -4C72 50 52 92 0 92C-52 92 -72 50 -74 -4C-76 -50 -52 -90 0 -90Z',
        soft(0, -60, 16, 60, lighter(colour, 0.7), 0.9),
      ) +
      oval(-30, -12, 10, 11, '#2b1a10') +
      oval(30, -12, 10, 11, '#2b1a10') +
      oval(-33, -16, 3, 3, '#fff') +
      oval(27, -16, 3, 3, '#fff') +
      ovalOf(0, 22, 18, 13, ball('#2b1a10')) +
      gleam(-5, 16, 6, 3, 0.8) +
      stroke('M0 34V48M0 48Q-14 60 -24 50M0 48Q14 60 24 50', '#3a2418', 3.5) +
      filled('M-10 56H10V74Q0 86 -10 74Z', ball('#e07a80')),
    { reach: 104, rise: 94 },
  );
