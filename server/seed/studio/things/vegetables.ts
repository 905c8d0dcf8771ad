/** Vegetables, herbs and mushrooms. */
import type { Random } from '#server/seed/random.ts';
import {
  across,
  ball,
  clipped,
  darker,
  down,
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

const tomatoBody = 'M0 -70C-30 -90 -96 -74 -98 -2C-98 58 -52 90 0 90C52 90 98 58 98 -2C96 -74 30 -90 0 -70Z';

export const tomato = (colour = '#d42a1e') =>
  thing(
    () => {
      const calyx = times(
        6,
        (at) =>
          `<g transform="translate(0 -68) rotate(${(at - 2.5) * 52})">${path('M-6 0C-12 22 -4 46 4 54C10 40 10 18 6 0Z', at % 2 ? '#4b8a35' : '#5fa244')}</g>`,
      );
      return (
        filled(tomatoBody, ball(colour)) +
        clipped(tomatoBody, soft(0, -72, 60, 22, darker(colour, 0.5), 0.6) + soft(-30, 74, 60, 26, '#ff8a4a', 0.35)) +
        `<g transform="translate(0 -68) scale(1 .62) translate(0 68)">${calyx}</g>` +
        stroke('M0 -68Q4 -88 16 -98', '#4b8a35', 9) +
        gleam(-42, -30, 18, 26, 0.8, 28)
      );
    },
    { rise: 88 },
  );

const cucumberBody =
  'M-116 12C-118 -14 -98 -28 -70 -30C-20 -34 40 -34 88 -26C112 -22 120 -6 116 8C112 24 92 30 60 32C10 36 -40 36 -84 34C-104 32 -114 26 -116 12Z';

const ridges = (colour: string) =>
  times(6, (at) =>
    stroke(`M-106 ${-22 + at * 10}Q0 ${-30 + at * 12} 108 ${-18 + at * 9}`, lighter(colour, 0.3), 3, 'opacity=".38"'),
  );

export const cucumber = () =>
  thing(
    (random) =>
      filled(
        cucumberBody,
        down([
          [0, '#5c9a3c'],
          [0.3, '#3f7d2e'],
          [1, '#1f4d1c'],
        ]),
      ) +
      clipped(
        cucumberBody,
        ridges('#3f7d2e') +
          times(46, () =>
            oval(between(random, -104, 104), between(random, -26, 30), 2.4, 2, '#9cc878', 'opacity=".7"'),
          ),
      ) +
      gleam(-30, -20, 56, 5, 0.4, -1),
    { reach: 118, rise: 36 },
  );

export const courgette = () =>
  thing(
    (random) =>
      filled(
        cucumberBody,
        down([
          [0, '#7ea548'],
          [0.3, '#4d7d30'],
          [1, '#284f1e'],
        ]),
      ) +
      clipped(
        cucumberBody,
        ridges('#5d8d38') +
          times(140, () =>
            oval(between(random, -114, 114), between(random, -30, 32), 1.6, 1.2, '#d4e2a0', 'opacity=".7"'),
          ),
      ) +
      path('M108 -12L132 -16L136 8L110 16Z', '#93a94e') +
      gleam(-30, -18, 56, 6, 0.45, -1),
    { reach: 122, rise: 36 },
  );

const crinkled = (random: Random, length: number, width: number, colour: string) => {
  const outline = blob(width, length, 0.16, random, 18);
  const veins = times(7, (at) => {
    const y = length * 0.7 - at * length * 0.24;
    return stroke(
      `M0 ${y}Q${width * 0.4} ${y - 14} ${width * 0.8} ${y - 30}M0 ${y}Q${-width * 0.4} ${y - 14} ${-width * 0.8} ${y - 30}`,
      lighter(colour, 0.4),
      2,
      'opacity=".6"',
    );
  });
  return (
    filled(
      outline,
      round(
        [
          [0, lighter(colour, 0.3)],
          [0.6, colour],
          [1, darker(colour, 0.22)],
        ],
        'cx=".45" cy=".35" r=".7"',
      ),
    ) +
    clipped(outline, veins) +
    stroke(`M0 ${length}Q-3 0 0 ${-length * 0.8}`, lighter(colour, 0.62), width * 0.13, 'opacity=".9"')
  );
};

export const lettuce = () =>
  thing(
    (random) => {
      const leaves = [
        [-46, 30, '#4f8f2f'],
        [46, 30, '#4f8f2f'],
        [-30, 12, '#69a83c'],
        [32, 10, '#69a83c'],
        [-12, 0, '#86bf4f'],
        [14, -2, '#93c95c'],
        [0, -8, '#b3dc7c'],
      ] as const;
      return (
        leaves
          .map(
            ([turn, drop, colour]) =>
              `<g transform="translate(0 90) rotate(${turn}) translate(0 ${-88 + drop * 0.5})">${crinkled(random, 88, 44, colour)}</g>`,
          )
          .join('') + path('M-26 84Q0 62 26 84Q20 104 0 106Q-20 104 -26 84Z', '#e6efc2')
      );
    },
    { reach: 104, rise: 104 },
  );

export const leafOf = (colour: string, slim = false) =>
  thing(
    () => {
      const outline = slim
        ? 'M0 104C-8 60 -34 66 -36 42C-20 46 -20 34 -34 20C-40 0 -20 2 -24 -20C-34 -60 -10 -96 0 -100C10 -96 34 -60 24 -20C20 2 40 0 34 20C20 34 20 46 36 42C34 66 8 60 0 104Z'
        : 'M0 104C-6 74 -58 62 -60 10C-62 -46 -24 -92 0 -104C24 -92 62 -46 60 10C58 62 6 74 0 104Z';
      const veins = times(4, (at) =>
        stroke(
          `M0 ${50 - at * 32}Q22 ${36 - at * 32} 46 ${12 - at * 32}M0 ${50 - at * 32}Q-22 ${36 - at * 32} -46 ${12 - at * 32}`,
          lighter(colour, 0.35),
          2.4,
          'opacity=".7"',
        ),
      );
      return (
        filled(
          outline,
          across([
            [0, lighter(colour, 0.16)],
            [0.5, colour],
            [1, darker(colour, 0.24)],
          ]),
        ) +
        clipped(outline, veins) +
        stroke('M0 112V-86', lighter(colour, 0.45), 5)
      );
    },
    { reach: 60, rise: 104, depth: 5 },
  );

const carrotBody =
  'M-8 112C-22 80 -42 6 -44 -40C-44 -66 -24 -72 0 -72C24 -72 44 -66 44 -40C42 6 18 78 4 112Q-2 118 -8 112Z';

export const carrot = () =>
  thing(
    (random) => {
      const rings = times(12, (at) => {
        const y = -44 + at * 12 + between(random, -3, 3);
        const side = random.next() < 0.5 ? -1 : 1;
        return stroke(`M${side * 42} ${y}q${side * -14} 5 ${side * -26} 1`, '#b8560f', 2, 'opacity=".6"');
      });
      const tops = times(
        9,
        (at) =>
          `<g transform="translate(0 -68) rotate(${(at - 4) * 13})">${stroke('M0 0Q4 -30 0 -62', at % 2 ? '#3f8a34' : '#5aa446', 6)}${times(5, (leaf) => stroke(`M0 ${-22 - leaf * 10}l-11 -9M0 ${-22 - leaf * 10}l11 -9`, at % 2 ? '#4b9a3d' : '#68b04f', 5))}</g>`,
      );
      return (
        tops +
        filled(
          carrotBody,
          across([
            [0, '#c65c10'],
            [0.3, '#f7953a'],
            [0.55, '#ee7a1c'],
            [1, '#b54f0c'],
          ]),
        ) +
        clipped(carrotBody, rings) +
        gleam(-16, -20, 6, 40, 0.5, -4)
      );
    },
    { reach: 50, rise: 118 },
  );

const potatoish = (colour: string, eyes: string, rx = 96, ry = 72) =>
  thing(
    (random) => {
      const body = blob(rx, ry, 0.12, random, 9);
      const marks = times(9, () => {
        const x = between(random, -rx * 0.7, rx * 0.7);
        const y = between(random, -ry * 0.6, ry * 0.6);
        return oval(x, y, 6, 3, eyes, 'opacity=".6"') + oval(x, y + 3, 6, 2, lighter(colour, 0.4), 'opacity=".6"');
      });
      return (
        grained(filled(body, ball(colour)), 0.25, eyes, 0.55, random.between(1, 90)) +
        clipped(body, marks) +
        gleam(-rx * 0.34, -ry * 0.4, 22, 12, 0.3, -16)
      );
    },
    { reach: rx, rise: ry },
  );

export const potato = (colour = '#cfa569') => potatoish(colour, darker(colour, 0.5));
export const sweetPotato = () =>
  thing(
    (random) => {
      const body = 'M-116 16C-104 -8 -84 -46 -28 -54C30 -62 82 -42 118 -8C104 18 74 46 16 54C-40 60 -92 42 -116 16Z';
      return (
        grained(filled(body, ball('#a8503f')), 0.2, '#5d2320', 0.5) +
        clipped(
          body,
          times(8, () =>
            stroke(`M${between(random, -90, 60)} ${between(random, -40, 40)}q18 5 34 0`, '#6d2a22', 2, 'opacity=".55"'),
          ),
        ) +
        gleam(-30, -26, 40, 9, 0.35, -8)
      );
    },
    { reach: 116, rise: 56 },
  );

const onionBody = 'M0 -64C-30 -62 -96 -40 -96 22C-96 70 -46 92 0 92C46 92 96 70 96 22C96 -40 30 -62 0 -64Z';
export const onion = (colour = '#c98a35') =>
  thing(
    () =>
      filled(
        'M-16 -58C-10 -84 -20 -96 -12 -112L2 -96L14 -112C20 -94 10 -80 16 -58Z',
        down([
          [0, '#d8b878'],
          [1, darker(colour, 0.2)],
        ]),
      ) +
      filled(onionBody, ball(colour)) +
      clipped(
        onionBody,
        times(9, (at) =>
          stroke(
            `M${(at - 4) * 3} -64Q${(at - 4) * 30} 10 ${(at - 4) * 6} 92`,
            darker(colour, 0.3),
            1.8,
            'opacity=".5"',
          ),
        ) + soft(0, -60, 44, 20, darker(colour, 0.4), 0.5),
      ) +
      times(6, (at) => stroke(`M${at * 4 - 10} 90q${at * 3 - 8} 10 ${at * 5 - 13} 16`, '#b59a66', 2)) +
      gleam(-40, -10, 16, 30, 0.7, 22),
    { rise: 92 },
  );

const bulb =
  'M-6 -102C-4 -70 -14 -52 -44 -36C-84 -14 -98 22 -84 56C-70 88 -30 92 0 90C30 92 70 88 84 56C98 22 84 -14 44 -36C16 -52 8 -70 10 -102Z';
export const garlic = () =>
  thing(
    () =>
      filled(bulb, ball('#f1e6dc')) +
      clipped(
        bulb,
        stroke(
          'M0 -60C-50 -20 -60 40 -36 92M0 -60C50 -20 60 40 36 92M0 -60C-14 -10 -14 50 0 92',
          '#b79db0',
          3,
          'opacity=".7"',
        ) +
          times(12, (at) =>
            stroke(`M0 -66Q${(at - 5.5) * 17} 0 ${(at - 5.5) * 10} 90`, '#c9a9bd', 1.4, 'opacity=".5"'),
          ) +
          soft(58, 46, 40, 50, '#b592ac', 0.3),
      ) +
      gleam(-40, 6, 14, 30, 0.8, 20) +
      oval(0, 90, 22, 5, '#b39a78'),
    { rise: 96 },
  );

export const ginger = () =>
  thing(
    (random) => {
      const part = (x: number, y: number, rx: number, ry: number, turn: number) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${filled(blob(rx, ry, 0.14, random), ball('#d0a062'))}${times(4, (at) => stroke(`M${-rx * 0.6 + at * rx * 0.36} ${-ry * 0.8}q6 ${ry * 0.8} 0 ${ry * 1.6}`, '#8f6332', 1.8, 'opacity=".6"'))}</g>`;
      return grained(
        part(-50, -34, 30, 44, -30) +
          part(70, -34, 28, 40, 34) +
          part(0, 8, 100, 40, -6) +
          part(-70, 34, 38, 28, 20) +
          part(44, 44, 30, 38, -26) +
          ovalOf(
            98,
            0,
            14,
            24,
            round([
              [0, '#f5e2a0'],
              [1, '#e0c070'],
            ]),
          ),
        0.2,
        '#7d5526',
        0.4,
      );
    },
    { reach: 110, rise: 74 },
  );

export const broccoli = () =>
  thing(
    (random) => {
      const floret = (x: number, y: number, r: number) =>
        times(26, () => {
          const angle = random.next() * Math.PI * 2;
          const far = Math.sqrt(random.next()) * r;
          const size = between(random, 7, 12);
          const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
          return ovalOf(
            cx,
            cy,
            size,
            size,
            round(
              [
                [0, mix('#7fb84a', '#5d9a3c', random.next())],
                [1, '#24541f'],
              ],
              'cx=".4" cy=".35" r=".7"',
            ),
          );
        });
      const stem = 'M-26 104C-24 60 -50 40 -66 14L66 14C50 40 24 60 26 104Q0 112 -26 104Z';
      return (
        filled(
          stem,
          across([
            [0, '#8fb25a'],
            [0.4, '#cfe09a'],
            [1, '#7a9a48'],
          ]),
        ) +
        oval(0, 0, 84, 50, '#2d5f25') +
        floret(-62, 0, 36) +
        floret(62, 0, 36) +
        floret(-36, -44, 36) +
        floret(38, -44, 36) +
        floret(0, -64, 32) +
        floret(0, -6, 42)
      );
    },
    { rise: 104 },
  );

/** A bunch of herbs; the shape of a leaf tells mint from coriander and thyme. */
export const herbs = (colour: string, kind: 'broad' | 'fan' | 'tiny') =>
  thing(
    (random) => {
      const leaf = {
        broad: 'M0 0C-16 -12 -18 -34 0 -48C18 -34 16 -12 0 0Z',
        fan: 'M0 0C-8 -8 -30 -10 -26 -24C-16 -26 -16 -40 0 -44C16 -40 16 -26 26 -24C30 -10 8 -8 0 0Z',
        tiny: 'M0 0C-6 -4 -6 -14 0 -18C6 -14 6 -4 0 0Z',
      }[kind];
      const leaves = { broad: 7, fan: 5, tiny: 17 }[kind];
      const sprig = (turn: number, size: number) => {
        const tint = mix(lighter(colour, 0.1), darker(colour, 0.5), random.next());
        const along = times(leaves, (at) => {
          const y = -60 - (at * 110) / leaves;
          const side = at % 2 ? 1 : -1;
          return `<g transform="translate(0 ${y}) rotate(${side * between(random, 38, 70)})">${path(leaf, mix(tint, lighter(tint, 0.4), random.next() * 0.6))}${stroke('M0 -4V-30', lighter(tint, 0.4), 1.2, 'opacity=".7"')}</g>`;
        });
        return `<g transform="translate(0 104) rotate(${turn}) scale(${size})">${stroke('M0 0Q2 -80 0 -166', darker(colour, 0.1), 4)}${along}${path(leaf, lighter(tint, 0.2), 'transform="translate(0 -162)"')}</g>`;
      };
      return (
        times(13, (at) => sprig((at - 6) * 7 + between(random, -3, 3), between(random, 0.9, 1.16))) +
        path('M-13 64H13L15 78H-15Z', '#b8955c') +
        stroke('M-14 68H14M-14 74H14', '#8f6f3c', 2)
      );
    },
    { reach: 108, rise: 110, depth: 6 },
  );

export const peaPod = () =>
  thing(
    () => {
      const pod =
        'M-116 -10C-84 38 40 62 112 -22C116 -28 126 -30 128 -38C110 -36 104 -30 92 -26C30 -4 -50 -24 -96 -36C-112 -38 -120 -22 -116 -10Z';
      return (
        filled(
          pod,
          down([
            [0, '#8cc050'],
            [1, '#3f7f2c'],
          ]),
        ) +
        path('M-100 -14C-60 20 30 30 96 -24C40 4 -40 2 -100 -14Z', '#2d5f22') +
        times(6, (at) => ovalOf(-66 + at * 27, 4 + Math.sin(at * 0.62) * 8, 17, 17, ball('#86bf3d'))) +
        stroke('M-112 -22Q-124 -34 -130 -30', '#5d8a3a', 6)
      );
    },
    { reach: 124, rise: 46 },
  );

export const pepper = (colour: string) =>
  thing(
    () => {
      const body =
        'M-6 -60C-30 -84 -88 -74 -90 -20C-92 24 -72 66 -58 88C-46 104 -28 92 -18 96C-6 102 8 102 18 96C32 92 48 104 60 86C78 58 92 20 88 -22C86 -76 28 -84 -6 -60Z';
      return (
        filled(body, ball(colour)) +
        clipped(
          body,
          soft(-34, 30, 16, 80, darker(colour, 0.5), 0.5, 8) +
            soft(36, 30, 14, 80, darker(colour, 0.5), 0.5, -6) +
            soft(0, -62, 50, 18, darker(colour, 0.5), 0.6),
        ) +
        filled(
          'M-8 -58C-12 -76 -4 -92 10 -106L26 -98C14 -86 12 -72 14 -58Q2 -50 -8 -58Z',
          across([
            [0, '#7fae4c'],
            [1, '#3f6d2a'],
          ]),
        ) +
        gleam(-56, -22, 11, 34, 0.8, 10) +
        gleam(6, -20, 8, 30, 0.5, 0) +
        gleam(60, -12, 6, 24, 0.35, -8)
      );
    },
    { reach: 90, rise: 100 },
  );

export const chilli = (colour = '#cf1f1c') =>
  thing(
    () =>
      filled(
        'M-92 -52C-60 -82 -20 -70 14 -36C46 -4 76 44 112 78C60 72 -2 48 -44 14C-74 -8 -100 -28 -92 -52Z',
        ball(colour),
      ) +
      filled('M-100 -38C-92 -64 -76 -74 -56 -74C-62 -54 -78 -38 -100 -38Z', ball('#4f8f35')) +
      stroke('M-88 -60Q-104 -74 -122 -70', '#4f8f35', 9) +
      gleam(-22, -32, 34, 6, 0.7, 34),
    { reach: 118, rise: 78 },
  );

export const corn = (withHusk: boolean) =>
  thing(
    () => {
      const body = 'M0 -112C28 -104 42 -40 42 20C42 66 26 96 0 98C-26 96 -42 66 -42 20C-42 -40 -28 -104 0 -112Z';
      const kernels = times(17, (row) =>
        times(7, (column) => {
          const y = -104 + row * 12.4;
          const half = 42 * Math.min(1, Math.sqrt(Math.max(0.06, 1 - ((y - 10) / 122) ** 2)));
          return ovalOf(
            ((column - 3) / 3.3) * half,
            y,
            Math.max(2, half / 6.4),
            6.4,
            round(
              [
                [0, '#fff0a0'],
                [0.6, '#f4c836'],
                [1, '#c98f16'],
              ],
              'cx=".4" cy=".35" r=".7"',
            ),
          );
        }),
      );
      const husk = withHusk
        ? filled(
            'M-4 108C-60 96 -86 30 -74 -44C-48 -6 -34 40 -10 92Z',
            across([
              [0, '#5f9a3a'],
              [1, '#a9cf6d'],
            ]),
          ) +
          filled(
            'M4 108C60 96 86 30 74 -44C48 -6 34 40 10 92Z',
            across([
              [0, '#a9cf6d'],
              [1, '#4d852f'],
            ]),
          ) +
          stroke('M-60 0Q-44 60 -12 98M60 0Q44 60 12 98', '#7dac4e', 2.5)
        : '';
      return filled(body, ball('#d9a526')) + clipped(body, kernels) + husk + gleam(-14, -30, 8, 50, 0.35, 2);
    },
    { reach: 76, rise: 112 },
  );

export const aubergine = (size = 1) =>
  thing(
    () =>
      filled(
        'M-20 -62C-52 -50 -50 -8 -66 24C-86 62 -62 104 -4 104C58 104 84 64 72 18C62 -20 34 -34 24 -62Z',
        ball('#4a2257'),
      ) +
      filled(
        'M-34 -46C-34 -70 -14 -84 8 -84C28 -82 40 -66 38 -44C26 -54 22 -42 12 -36C4 -48 -6 -48 -14 -34C-20 -46 -26 -50 -34 -46Z',
        ball('#5f8f3f'),
      ) +
      stroke('M4 -82Q2 -100 16 -112', '#5f8f3f', 13) +
      gleam(-38, 32, 12, 44, 0.75, 14),
    { reach: 78 * size, rise: 108 },
  );

const cap = 'M-96 6C-96 -58 -50 -92 0 -92C50 -92 96 -58 96 6C96 24 60 30 0 30C-60 30 -96 24 -96 6Z';
/** An edible mushroom: white or brown cap, pale stem, gills under the cap. */
export const mushroom = (colour = '#e9dcc6') =>
  thing(
    (random) =>
      filled(
        'M-34 14C-30 50 -42 84 -36 96Q0 108 36 96C42 84 30 50 34 14Z',
        across([
          [0, '#cdbb9c'],
          [0.35, '#f7efdf'],
          [1, '#bfa987'],
        ]),
      ) +
      oval(0, 20, 74, 17, '#8a6a4a') +
      times(24, (at) => stroke(`M${(at - 11.5) * 2.6} 26L${(at - 11.5) * 6.3} 10`, '#c9a987', 1.6)) +
      grained(filled(cap, ball(colour)), 0.09, darker(colour, 0.3), 0.26, random.between(1, 50)) +
      gleam(-38, -44, 24, 18, 0.6, -24),
    { rise: 98 },
  );

export const mushroomSlice = () =>
  thing(
    () => {
      const d =
        'M-90 6C-94 -54 -48 -84 0 -84C48 -84 94 -54 90 6C84 22 44 14 34 16C30 50 40 78 34 92Q0 102 -34 92C-40 78 -30 50 -34 16C-44 14 -84 22 -90 6Z';
      return (
        filled(
          d,
          down([
            [0, '#f3e9d8'],
            [1, '#dccbb0'],
          ]),
        ) +
        stroke('M-72 4C-52 -18 -40 0 -32 12M72 4C52 -18 40 0 32 12', '#8f6f50', 7) +
        stroke('M-88 4C-90 -52 -46 -80 0 -80C46 -80 90 -52 88 4', '#a58a68', 5)
      );
    },
    { rise: 92 },
  );

export const olive = (colour: string, stuffed?: string) =>
  thing(
    () =>
      ovalOf(0, 0, 92, 74, ball(colour)) +
      (stuffed
        ? ovalOf(56, -14, 20, 24, ball(stuffed)) +
          oval(56, -14, 26, 30, 'none', `stroke="${darker(colour, 0.5)}" stroke-width="4"`)
        : oval(70, -10, 8, 11, darker(colour, 0.6))) +
      gleam(-34, -30, 22, 12, 0.7, -20),
    { rise: 74 },
  );
