/** Fruit from trees and shrubs. */
import {
  ball,
  blurred,
  clipped,
  darker,
  filled,
  gleam,
  grained,
  lighter,
  mix,
  oval,
  ovalOf,
  path,
  round,
  soft,
  stroke,
} from '../paint.ts';
import { between, blob, thing, times } from './thing.ts';

const leaf = (x: number, y: number, turn: number, size = 1, colour = '#4f9a3a') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0C14 -34 52 -38 78 -14C56 14 20 20 0 0Z', colour)}${path('M0 0C20 -12 50 -18 78 -14C56 14 20 20 0 0Z', darker(colour, 0.22))}${stroke('M2 -1Q38 -14 74 -14', lighter(colour, 0.4), 2)}</g>`;

const appleBody =
  'M0 -62C-22 -86 -94 -80 -95 -6C-96 58 -50 99 -18 95Q0 90 18 95C50 99 96 58 95 -6C94 -80 22 -86 0 -62Z';

/** `blush` is the second colour of the skin, on the side away from the sun. */
export const apple = (colour: string, blush: string) =>
  thing((random) => {
    const streaks = times(34, () => {
      const x = between(random, -88, 88);
      return stroke(
        `M${x * 0.2} -66Q${x * 1.15} -20 ${x * 0.5} 90`,
        mix(blush, colour, 0.3),
        between(random, 1, 4),
        'opacity=".28"',
      );
    });
    const dots = times(30, () =>
      oval(between(random, -80, 80), between(random, -50, 80), 1.5, 1.5, lighter(blush, 0.5), 'opacity=".55"'),
    );
    return (
      filled(appleBody, ball(colour)) +
      clipped(
        appleBody,
        soft(58, 52, 70, 78, blush, 0.55) +
          blurred(streaks, 1.6) +
          dots +
          soft(0, -64, 53, 26, darker(blush, 0.5), 0.75),
      ) +
      stroke('M0 -60Q2 -86 14 -104', '#5d3d22', 8) +
      stroke('M1 -64Q3 -86 13 -100', '#8a6038', 3) +
      leaf(6, -82, -14, 0.78) +
      gleam(-40, -28, 17, 28, 0.75, 24)
    );
  });

const pearBody =
  'M4 -98C-30 -100 -34 -62 -42 -36C-54 -4 -84 14 -82 52C-80 88 -42 100 0 99C42 100 80 88 82 52C84 14 56 -4 46 -36C38 -62 38 -98 4 -98Z';

export const pear = (colour: string) =>
  thing(
    (random) => {
      const dots = times(70, () =>
        oval(between(random, -80, 80), between(random, -90, 95), 1.4, 1.4, '#6d5a1d', 'opacity=".4"'),
      );
      return (
        stroke('M4 -94Q2 -116 18 -128', '#5d3d22', 8) +
        filled(pearBody, ball(colour)) +
        clipped(pearBody, soft(46, 58, 66, 76, '#c9772e', 0.45) + dots + soft(4, -96, 31, 14, '#8a7a2c', 0.7)) +
        leaf(10, -112, 12, 0.7) +
        gleam(-36, 20, 15, 34, 0.6, 18)
      );
    },
    { reach: 84, rise: 108 },
  );

const peachBody = 'M2 -78C-44 -96 -96 -62 -96 4C-96 62 -54 96 0 96C54 96 96 62 96 4C96 -58 54 -94 2 -78Z';

export const peach = (colour: string, blush: string) =>
  thing(
    () =>
      filled(peachBody, ball(colour)) +
      clipped(
        peachBody,
        soft(48, 10, 79, 97, blush, 0.8) +
          soft(-70, 50, 63, 73, blush, 0.45) +
          blurred(stroke('M2 -80C-34 -30 -28 50 4 94', darker(blush, 0.45), 9, 'opacity=".6"'), 4) +
          blurred(stroke('M-8 -74C-44 -28 -38 46 -8 90', lighter(colour, 0.5), 8, 'opacity=".5"'), 5),
      ) +
      stroke('M2 -76V-90', '#5d3d22', 8) +
      leaf(4, -84, -18, 0.95) +
      gleam(-46, -26, 22, 32, 0.45, 24),
  );

export const cherries = (colour: string) =>
  thing(() => {
    const one = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})">${ovalOf(0, 0, 47, 46, ball(colour))}${soft(0, -38, 25, 13, darker(colour, 0.6), 1)}${gleam(-17, -14, 8, 13, 0.85, 24)}</g>`;
    return (
      stroke('M-50 10C-46 -40 -6 -78 24 -100', '#6f8a34', 6) +
      stroke('M48 34C48 -20 38 -70 24 -100', '#557028', 6) +
      one(-50, 46) +
      one(50, 54) +
      stroke('M14 -102L36 -98', '#5d3d22', 9) +
      leaf(22, -98, 24, 0.8)
    );
  });

const citrusLeaf = leaf(-4, -86, -24, 0.9, '#3f8a34');

/** An orange, a clementine. */
export const orange = (colour: string, flatness = 1) =>
  thing(
    (random) => {
      const pores = times(150, () => {
        const angle = random.next() * Math.PI * 2;
        const far = Math.sqrt(random.next()) * 88;
        return oval(
          Math.cos(angle) * far,
          Math.sin(angle) * far * flatness,
          1.7,
          1.7,
          darker(colour, 0.3),
          'opacity=".32"',
        );
      });
      return (
        ovalOf(0, 0, 94, 92 * flatness, ball(colour)) +
        pores +
        soft(0, -80 * flatness, 27, 13, darker(colour, 0.4), 0.7) +
        path('M-11 -86L-4 -80L0 -90L5 -80L12 -85L8 -76H-8Z', '#55752c') +
        citrusLeaf +
        gleam(-36, -36, 20, 26, 0.55, 30)
      );
    },
    { rise: 92 * flatness },
  );

const lemonBody =
  'M-112 6C-106 -4 -92 -10 -82 -26C-58 -72 -20 -80 6 -78C48 -76 76 -44 90 -20C98 -8 112 -4 112 8C112 20 96 20 86 32C64 66 34 82 0 82C-36 82 -66 62 -84 34C-94 22 -118 18 -112 6Z';

export const lemon = (colour: string) =>
  thing(
    (random) => {
      const pores = times(110, () =>
        oval(between(random, -84, 84), between(random, -66, 70), 1.6, 1.6, darker(colour, 0.32), 'opacity=".35"'),
      );
      return (
        filled(lemonBody, ball(colour)) +
        clipped(lemonBody, pores + soft(100, 8, 36, 34, darker(colour, 0.24), 0.5)) +
        leaf(-96, -6, -66, 0.72, '#3f8a34') +
        gleam(-30, -36, 30, 14, 0.6, -14)
      );
    },
    { reach: 112, rise: 80 },
  );

/** A citrus fruit cut through the middle, facing the camera. */
export const citrusHalf = (rind: string, flesh: string) =>
  thing(() => {
    const segments = times(
      10,
      (at) =>
        `<g transform="rotate(${at * 36})">${path('M0 -7C8 -12 22 -46 19 -70C17 -80 -17 -80 -19 -70C-22 -46 -8 -12 0 -7Z', flesh)}${path('M0 -16C4 -20 10 -46 9 -66C4 -70 -4 -70 -8 -66C-9 -46 -4 -20 0 -16Z', lighter(flesh, 0.3), 'opacity=".6"')}</g>`,
    );
    return (
      ovalOf(0, 0, 96, 96, ball(rind)) +
      oval(0, 0, 89, 89, '#fff3d2') +
      segments +
      oval(0, 0, 6, 6, '#fff3d2') +
      gleam(-34, -40, 26, 12, 0.5, -40)
    );
  });

const strawberryBody = 'M0 104C-30 96 -84 34 -86 -16C-88 -58 -46 -66 0 -58C46 -66 88 -58 86 -16C84 34 30 96 0 104Z';

export const strawberry = (colour = '#d8202c') =>
  thing(
    () => {
      const seeds = times(7, (row) =>
        times(7, (column) => {
          const x = (column - 3 + (row % 2) / 2) * 27;
          const y = -40 + row * 21;
          return Math.abs(x) < 82 - Math.max(0, row - 1) * 13
            ? oval(x, y + 2, 5, 7, darker(colour, 0.34)) + oval(x, y, 3, 5, '#f2cf6a')
            : '';
        }),
      );
      const calyx = times(
        7,
        (at) =>
          `<g transform="translate(0 -58) rotate(${(at - 3) * 26})">${path('M-9 -4C-22 22 -6 42 0 52C6 42 22 22 9 -4Z', at % 2 ? '#4c9a37' : '#61ad45')}</g>`,
      );
      return (
        filled(strawberryBody, ball(colour)) +
        clipped(strawberryBody, seeds + soft(0, -56, 80, 24, lighter(colour, 0.45), 0.5)) +
        stroke('M0 -56Q2 -80 14 -92', '#5c8f37', 7) +
        calyx +
        gleam(-40, -4, 14, 26, 0.6, 16)
      );
    },
    { reach: 86, rise: 98 },
  );

export const blueberry = (colour = '#42528f') =>
  thing(() => {
    const crown = times(
      5,
      (at) =>
        `<g transform="translate(10 -34) rotate(${at * 72})">${path('M-9 0L0 -24L9 0Z', darker(colour, 0.45))}</g>`,
    );
    return (
      ovalOf(0, 0, 95, 92, ball(colour)) +
      soft(-20, 10, 74, 74, '#aebbe4', 0.5) +
      crown +
      oval(10, -34, 15, 11, darker(colour, 0.75)) +
      gleam(-44, -40, 15, 22, 0.4, 30)
    );
  });

export const grapes = (colour: string) =>
  thing(
    (random) => {
      const rows = [5, 6, 5, 4, 3, 2, 1];
      const spots = rows.flatMap((count, row) =>
        Array.from(
          { length: count },
          (_, at) => [(at - (count - 1) / 2) * 33 + between(random, -4, 4), -62 + row * 27] as const,
        ),
      );
      const one = ([x, y]: readonly [number, number]) => {
        const tint = mix(colour, lighter(colour, 0.3), random.next() * 0.6);
        return ovalOf(x, y, 22, 24, ball(tint)) + gleam(x - 8, y - 8, 4, 6, 0.7, 20);
      };
      return (
        stroke('M0 -70C0 -94 6 -104 22 -116', '#7d6a33', 8) +
        stroke('M-26 -82Q0 -96 24 -84', '#7d6a33', 6) +
        leaf(8, -104, 16, 0.8) +
        spots.map(one).join('')
      );
    },
    { reach: 92, rise: 118, depth: 12 },
  );

const bananaBody =
  'M-104 -36C-84 32 -10 74 78 46C92 40 100 28 96 20C88 14 78 16 66 16C14 22 -48 -4 -76 -66C-80 -76 -90 -80 -96 -76C-104 -70 -106 -52 -104 -36Z';

export const bananas = (count: number, colour = '#f2c63a') =>
  thing(
    () => {
      const one = (at: number) =>
        `<g transform="translate(0 ${(at - (count - 1) / 2) * 24 - 6}) rotate(${-14 + at * 12}) scale(1.02)">${filled(
          bananaBody,
          round(
            [
              [0, lighter(colour, 0.35)],
              [0.6, colour],
              [1, darker(colour, 0.22)],
            ],
            'cx=".4" cy=".4" r=".7"',
          ),
        )}${stroke('M-92 -46C-66 22 0 50 80 34', darker(colour, 0.2), 5, 'opacity=".5"')}${stroke('M-86 -62C-58 2 0 34 70 24', lighter(colour, 0.6), 6, 'opacity=".5"')}${path('M84 42C92 40 101 28 96 20L88 18C90 28 88 36 84 42Z', '#5b4a20')}</g>`;
      return (
        times(count, one) +
        `<g transform="translate(0 ${(3 - count) * 11 - 2})">${path('M-112 -66C-110 -96 -98 -108 -82 -110L-76 -98C-86 -90 -84 -78 -78 -58L-98 -40Z', '#b79a36')}${path('M-86 -110L-72 -114L-68 -102L-78 -97Z', '#5b4a20')}</g>`
      );
    },
    { reach: 112, rise: 84 },
  );

export const mango = () =>
  thing(() => {
    const body = 'M-30 -92C30 -106 92 -60 94 2C96 66 44 102 -14 94C-72 86 -100 40 -92 -10C-86 -52 -64 -84 -30 -92Z';
    return (
      filled(body, ball('#f0a52c')) +
      clipped(body, soft(46, -40, 101, 87, '#cf3b2c', 0.75) + soft(-64, 62, 77, 71, '#7d9a35', 0.6)) +
      stroke('M-26 -92L-32 -106', '#5d3d22', 9) +
      gleam(-34, -36, 20, 32, 0.6, 24)
    );
  });

export const pineapple = () =>
  thing(
    () => {
      const body = 'M0 -34C48 -34 66 2 66 44C66 90 36 114 0 114C-36 114 -66 90 -66 44C-66 2 -48 -34 0 -34Z';
      const eyes = times(9, (row) =>
        times(6, (column) => {
          const x = (column - 2.5 + (row % 2) / 2) * 26;
          const y = -26 + row * 17;
          return (
            path(`M${x} ${y - 13}L${x + 13} ${y}L${x} ${y + 13}L${x - 13} ${y}Z`, '#c98221') +
            path(`M${x} ${y - 10}L${x + 9} ${y - 1}L${x - 9} ${y - 1}Z`, '#f0b84a') +
            oval(x, y + 2, 3, 3, '#7a4a18')
          );
        }),
      );
      const crown = [
        [-62, 0.8],
        [58, 0.8],
        [-42, 0.95],
        [40, 0.95],
        [-24, 1.05],
        [22, 1.1],
        [-8, 1.2],
        [8, 1.15],
        [0, 0.9],
      ].map(
        ([turn = 0, size = 1], at) =>
          `<g transform="translate(0 -24) rotate(${turn}) scale(${size})">${path('M-12 0C-18 -44 -6 -84 0 -98C6 -84 18 -44 12 0Z', at % 2 ? '#4f8a3f' : '#3a7434')}${path('M-3 0C-6 -40 -2 -70 0 -94C2 -70 6 -40 3 0Z', '#8db866', 'opacity=".7"')}</g>`,
      );
      return (
        crown.join('') +
        filled(body, ball('#d9982d')) +
        clipped(body, eyes) +
        clipped(body, soft(-26, 20, 30, 62, '#fff0c0', 0.5))
      );
    },
    { reach: 76, rise: 122, depth: 12 },
  );

export const kiwi = () =>
  thing(
    (random) =>
      grained(filled(blob(92, 78, 0.04, random), ball('#8a6a3a')), 0.5, '#4c3616', 1) +
      soft(-34, -34, 38, 28, '#d9bd8a', 0.55),
    { rise: 78 },
  );

export const kiwiHalf = () =>
  thing(
    () => {
      const rays = times(
        26,
        (at) =>
          `<g transform="rotate(${at * 13.85})">${path('M-3 -22L0 -74L3 -22Z', '#c9e07a', 'opacity=".8"')}${oval(0, -37, 3.4, 6, '#23200f')}</g>`,
      );
      return (
        ovalOf(0, 0, 94, 88, ball('#7d5f33')) +
        ovalOf(
          0,
          0,
          88,
          82,
          round([
            [0, '#eef4c2'],
            [0.24, '#d9e89a'],
            [0.4, '#8fbb3c'],
            [1, '#6da02c'],
          ]),
        ) +
        `<g transform="scale(1 .93)">${rays}</g>` +
        gleam(-34, -40, 26, 10, 0.5, -36)
      );
    },
    { rise: 88 },
  );

const melonStripes = (colour: string) =>
  times(9, (at) => {
    const x = (at - 4) * 24;
    return stroke(
      `M${x * 0.25} -92Q${x * 1.9} 0 ${x * 0.25} 92`,
      colour,
      9,
      'opacity=".75" stroke-dasharray="13 5 7 4"',
    );
  });

export const watermelon = () =>
  thing(() => {
    const body = 'M-98 0A98 92 0 1 1 98 0A98 92 0 1 1 -98 0Z';
    return (
      filled(body, ball('#4f9440')) +
      clipped(body, blurred(melonStripes('#1f5a2b'), 1.5)) +
      stroke('M0 -90Q4 -104 16 -106', '#6d7a2f', 7) +
      gleam(-42, -42, 22, 28, 0.5, 30)
    );
  });

export const watermelonWedge = () =>
  thing(
    () => {
      const seeds = [
        [-46, -2],
        [-16, 10],
        [18, 6],
        [48, -4],
        [-30, 32],
        [4, 38],
        [34, 30],
        [0, 64],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g transform="translate(${x} ${y}) rotate(${x / 3})">${path('M0 -9C8 -2 7 8 0 9C-7 8 -8 -2 0 -9Z', '#2a1512')}</g>`,
        )
        .join('');
      return `<g transform="rotate(-16) translate(0 -10)">${path('M-112 -38A118 132 0 0 0 112 -38L104 -50H-104Z', '#2f7237')}${path('M-104 -44A108 122 0 0 0 104 -44Z', '#eef3c8')}${filled(
        'M-98 -44A101 113 0 0 0 98 -44Z',
        round(
          [
            [0, '#f0575a'],
            [0.7, '#e23c47'],
            [1, '#f08a80'],
          ],
          'cx=".5" cy=".3" r=".7"',
        ),
      )}${`<g transform="translate(0 -18) scale(1 .85)">${seeds}</g>`}</g>`;
    },
    { reach: 110, rise: 76 },
  );

export const melon = () =>
  thing(() => {
    const body = 'M-96 2A96 94 0 1 1 96 2A96 94 0 1 1 -96 2Z';
    return (
      filled(body, ball('#d6c77a')) +
      clipped(
        body,
        grained(oval(0, 0, 96, 94, '#cbb565', 'opacity=".3"'), 0.06, '#fff6d4', 1.6) +
          stroke(
            'M0 -92Q-60 0 0 94M0 -92Q60 0 0 94M0 -92Q-130 0 0 94M0 -92Q130 0 0 94M0 -92V94',
            '#8a9a4c',
            4,
            'opacity=".5"',
          ),
      ) +
      stroke('M0 -88Q0 -104 18 -110', '#75803a', 9) +
      gleam(-40, -40, 22, 28, 0.45, 30)
    );
  });

export const coconut = () =>
  thing((random) => {
    const hairs = times(160, () => {
      const angle = random.next() * Math.PI * 2;
      const far = Math.sqrt(random.next()) * 90;
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      return stroke(
        `M${x} ${y}q${between(random, -8, 8)} ${between(random, 4, 16)} ${between(random, -4, 4)} ${between(random, 12, 24)}`,
        random.next() < 0.5 ? '#8f653a' : '#4a2d16',
        1.4,
        'opacity=".7"',
      );
    });
    return ovalOf(0, 0, 96, 93, ball('#6b4524')) + clipped('M-96 0A96 93 0 1 1 96 0A96 93 0 1 1 -96 0Z', hairs);
  });

export const coconutHalf = () =>
  thing(
    () =>
      ovalOf(0, 0, 98, 90, ball('#5e3c1f')) +
      ovalOf(
        0,
        -2,
        88,
        80,
        round([
          [0, '#f4efe6'],
          [0.7, '#fffdf8'],
          [1, '#f3eadb'],
        ]),
      ) +
      ovalOf(
        4,
        2,
        58,
        50,
        round([
          [0, '#e3dccf'],
          [0.75, '#d3c9b8'],
          [1, '#f7f2e8'],
        ]),
      ) +
      gleam(-40, -44, 26, 9, 0.8, -30),
    { rise: 90 },
  );

const avocadoBody =
  'M0 -100C-36 -98 -44 -58 -56 -30C-68 -4 -80 12 -78 42C-76 80 -42 100 0 100C42 100 76 80 78 42C80 12 68 -4 56 -30C44 -58 36 -98 0 -100Z';

export const avocado = () =>
  thing(
    () =>
      grained(filled(avocadoBody, ball('#3f4f27')), 0.12, '#7a8f45', 0.9) +
      stroke('M0 -96V-108', '#5d3d22', 10) +
      gleam(-30, 6, 14, 30, 0.4, 16),
    { reach: 78, rise: 102 },
  );

export const avocadoHalf = () =>
  thing(
    () =>
      filled(avocadoBody, ball('#3f4f27')) +
      move2(
        filled(
          avocadoBody,
          round(
            [
              [0, '#f3efa8'],
              [0.55, '#e7e58e'],
              [0.85, '#b9cf5c'],
              [1, '#86b03c'],
            ],
            'cx=".5" cy=".66" r=".6"',
          ),
        ),
        0.92,
      ) +
      ovalOf(0, 40, 39, 40, ball('#8a5528')) +
      gleam(-14, 24, 8, 12, 0.7, 24),
    { reach: 78, rise: 102 },
  );

const move2 = (body: string, scale: number) => `<g transform="translate(0 2) scale(${scale})">${body}</g>`;

export const dateFruit = (colour: string) =>
  thing(
    (random) => {
      const body = blob(92, 46, 0.06, random);
      return (
        filled(body, ball(colour)) +
        clipped(
          body,
          times(7, (at) =>
            stroke(
              `M${-80} ${-30 + at * 11}q80 ${between(random, -14, 14)} 160 ${between(random, -8, 8)}`,
              darker(colour, 0.5),
              2.6,
              'opacity=".55"',
            ),
          ),
        ) +
        oval(-88, 0, 7, 9, '#b48a55') +
        gleam(-20, -20, 30, 7, 0.6, -6)
      );
    },
    { reach: 92, rise: 46 },
  );
