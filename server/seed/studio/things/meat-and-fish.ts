/** Meat, poultry, fish and shellfish, as a counter sells them. */
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

const marbling = (random: Random, count: number, reach: number) =>
  times(count, () => {
    const [x, y] = [between(random, -reach, reach), between(random, -reach * 0.6, reach * 0.6)];
    return stroke(
      `M${x} ${y}q${between(random, -14, 14)} ${between(random, -10, 10)} ${between(random, -26, 26)} ${between(random, -16, 16)}`,
      '#fbe6dc',
      between(random, 1, 3.4),
      'opacity=".72"',
    );
  });

const steakBody =
  'M-98 6C-104 -40 -58 -66 -10 -62C40 -60 70 -74 96 -40C116 -12 100 40 58 58C20 74 -12 46 -46 56C-78 62 -96 40 -98 6Z';

export const steak = (meat: string, { marbled = 26, rim = true }: { marbled?: number; rim?: boolean } = {}) =>
  thing(
    (random) => {
      const inner = 'translate(-3 5) scale(.9 .86)';
      return (
        path(steakBody, darker(meat, 0.45), 'transform="translate(3 14)"') +
        filled(
          steakBody,
          rim
            ? down([
                [0, '#fdf1e2'],
                [1, '#ecd3bd'],
              ])
            : round([
                [0, lighter(meat, 0.2)],
                [1, darker(meat, 0.16)],
              ]),
        ) +
        `<g transform="${inner}">${grained(
          filled(
            steakBody,
            round([
              [0, lighter(meat, 0.16)],
              [0.7, meat],
              [1, darker(meat, 0.22)],
            ]),
          ),
          0.05,
          darker(meat, 0.35),
          0.5,
          random.between(1, 60),
        )}${clipped(steakBody, marbling(random, marbled, 90))}</g>` +
        gleam(-30, -30, 40, 8, 0.4, -8)
      );
    },
    { reach: 108, rise: 72 },
  );

/** Worm upon worm, as it leaves the mincer. */
export const mince = (meat: string) =>
  thing(
    (random) => {
      const mound = 'M-112 58C-108 0 -60 -62 0 -62C60 -62 108 0 112 58Q0 84 -112 58Z';
      const strands = times(230, () => {
        const y = between(random, -58, 66);
        const half = 112 * Math.sqrt(Math.max(0.04, 1 - ((y - 66) / 132) ** 2));
        const x = between(random, -half, half);
        const tint = mix(random.next() < 0.22 ? '#f4d5c8' : meat, darker(meat, 0.35), random.next() * 0.8);
        const d = `M${x - 12} ${y}q${between(random, 4, 10)} ${between(random, -12, 12)} ${between(random, 14, 26)} ${between(random, -4, 6)}`;
        return (
          stroke(d, darker(tint, 0.4), 8.5) +
          stroke(d, tint, 6.4) +
          stroke(d, lighter(tint, 0.5), 1.6, 'opacity=".6" transform="translate(-1 -2)"')
        );
      });
      return path(mound, darker(meat, 0.5)) + clipped(mound, strands);
    },
    { reach: 112, rise: 72 },
  );

export const cubes = (colour: string, { marbled = 3, count = 15 }: { marbled?: number; count?: number } = {}) =>
  thing(
    (random) =>
      times(count, (at) => {
        const row = at < count * 0.45 ? 0 : at < count * 0.8 ? 1 : 2;
        const x = between(random, -88, 88) * (1 - row * 0.26);
        const y = 44 - row * 36 + between(random, -10, 10);
        const tint = mix(colour, darker(colour, 0.25), random.next());
        return `<g transform="translate(${x} ${y}) rotate(${between(random, -14, 14)}) scale(.34)">${path('M-96 -24L-8 -62L98 -30L10 10Z', lighter(tint, 0.26))}${path('M-96 -24L10 10V86L-96 46Z', tint)}${path('M98 -30L10 10V86L98 44Z', darker(tint, 0.28))}${marbling(random, marbled, 70)}</g>`;
      }),
    { reach: 116, rise: 82, depth: 6 },
  );

const bone = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${filled(
    'M-14 0V-50C-30 -56 -32 -78 -14 -80C-8 -90 8 -90 12 -80C32 -78 30 -56 14 -50V0Z',
    across([
      [0, '#d8c8b2'],
      [0.4, '#fffaf0'],
      [1, '#c9b598'],
    ]),
  )}</g>`;

export const lambLeg = () =>
  thing(
    (random) => {
      const body =
        'M-100 34C-112 -20 -70 -66 -14 -62C30 -58 62 -40 104 -58L114 -30C84 -4 62 34 12 56C-36 76 -90 78 -100 34Z';
      return (
        bone(104, -42, 66, 0.9) +
        grained(filled(body, ball('#b5483f')), 0.04, '#f6d8c8', 0.7, random.between(1, 40)) +
        clipped(
          body,
          soft(-30, -50, 90, 30, '#f8e3d2', 0.85) +
            marbling(random, 14, 90) +
            stroke('M-84 30C-40 50 30 40 80 -20', '#8c2f2c', 3, 'opacity=".4"'),
        ) +
        gleam(-44, -34, 34, 9, 0.4, -10)
      );
    },
    { reach: 130, rise: 74 },
  );

export const lambShank = () =>
  thing(
    (random) => {
      const body =
        'M-18 -86C20 -90 24 -60 34 -30C56 0 78 22 70 60C58 98 -54 100 -68 58C-76 20 -46 0 -30 -34C-22 -56 -36 -80 -18 -86Z';
      return (
        bone(-2, -78, 4, 0.72) +
        grained(filled(body, ball('#b04a41')), 0.04, '#f3d3c4', 0.6, random.between(1, 40)) +
        clipped(body, soft(-30, 20, 40, 60, '#f6decf', 0.55) + marbling(random, 10, 60)) +
        gleam(-28, 24, 11, 34, 0.45, 12)
      );
    },
    { reach: 74, rise: 110, foot: 98 },
  );

export const lambChop = () =>
  thing(
    (random) => {
      const body = 'M-84 20C-92 -36 -44 -62 2 -54C48 -46 60 -4 44 34C30 68 -74 76 -84 20Z';
      return (
        stroke('M36 -10C66 -30 88 -62 108 -92', '#e6d8c4', 20) +
        stroke('M36 -10C66 -30 88 -62 106 -90', '#fffaf0', 9) +
        path(body, '#8c2f2c', 'transform="translate(2 12)"') +
        filled(body, ball('#f6e2d2')) +
        `<g transform="translate(-8 6) scale(.78)">${filled(
          body,
          round([
            [0, '#d4635c'],
            [1, '#a5352f'],
          ]),
        )}${clipped(body, marbling(random, 12, 60))}</g>`
      );
    },
    { reach: 108, rise: 92, foot: 66 },
  );

export const drumstick = () =>
  thing(
    (random) => {
      const body =
        'M-66 -76C-10 -104 66 -70 62 -4C60 36 34 50 22 74L2 66C-34 60 -92 30 -96 -20C-98 -44 -86 -66 -66 -76Z';
      return (
        bone(8, 60, 156, 0.86) +
        grained(filled(body, ball('#efc4a0')), 0.16, '#b9784a', 0.4, random.between(1, 40)) +
        clipped(
          body,
          soft(-20, -20, 66, 50, '#fbe3cf', 0.7) +
            times(40, () =>
              oval(between(random, -84, 50), between(random, -84, 50), 2.2, 1.6, '#cf9468', 'opacity=".6"'),
            ),
        ) +
        gleam(-46, -46, 20, 14, 0.5, -30)
      );
    },
    { reach: 98, rise: 110 },
  );

export const wing = () =>
  thing(
    (random) => {
      const body =
        'M-108 44C-112 10 -78 -6 -56 -40C-40 -68 -4 -82 26 -64C52 -48 40 -14 62 6C84 22 112 18 112 40C110 62 72 60 40 44C14 30 8 0 -8 -8C-30 0 -40 44 -66 62C-86 74 -106 66 -108 44Z';
      return (
        grained(filled(body, ball('#efc4a0')), 0.16, '#b9784a', 0.4, random.between(1, 40)) +
        clipped(
          body,
          times(50, () =>
            oval(between(random, -104, 104), between(random, -70, 60), 2.2, 1.6, '#cf9468', 'opacity=".6"'),
          ),
        ) +
        gleam(-10, -46, 22, 9, 0.5, -20)
      );
    },
    { reach: 112, rise: 72 },
  );

export const fillet = (colour: string, tail = 0.5) =>
  thing(
    (random) => {
      const d = `M-108 12C-100 -40 -40 -56 20 -48C70 -42 110 -20 112 ${4 + tail * 20}C108 40 50 46 0 52C-50 58 -110 56 -108 12Z`;
      return (
        path(d, darker(colour, 0.3), 'transform="translate(2 10)"') +
        grained(
          filled(
            d,
            round(
              [
                [0, lighter(colour, 0.4)],
                [0.7, colour],
                [1, darker(colour, 0.12)],
              ],
              'cx=".4" cy=".3" r=".8"',
            ),
          ),
          0.03,
          darker(colour, 0.22),
          0.5,
          random.between(1, 40),
        ) +
        clipped(
          d,
          times(6, (at) =>
            stroke(
              `M${-96 + at * 8} ${-24 + at * 13}Q0 ${-34 + at * 14} 108 ${-10 + at * 8}`,
              lighter(colour, 0.6),
              1.6,
              'opacity=".6"',
            ),
          ),
        ) +
        gleam(-30, -26, 44, 9, 0.6, -6)
      );
    },
    { reach: 112, rise: 56 },
  );

/** A side of white fish: its flakes run towards the tail on both sides of the middle. */
export const whiteFish = (colour = '#f6efe6') =>
  thing(
    () => {
      const d =
        'M-112 4C-100 -40 -48 -52 10 -45C54 -39 86 -20 118 -30C106 -12 106 12 118 32C88 22 56 42 4 47C-50 52 -104 46 -112 4Z';
      const flakes = times(8, (at) => {
        const x = -62 + at * 22;
        return stroke(
          `M${x} -52Q${x - 20} -22 ${x - 30} 2Q${x - 20} 26 ${x} 54`,
          darker(colour, 0.28),
          2.2,
          'opacity=".5"',
        );
      });
      const sheen = times(8, (at) => {
        const x = -58 + at * 22;
        return stroke(`M${x} -52Q${x - 20} -22 ${x - 30} 2`, '#ffffff', 4, 'opacity=".55"');
      });
      return (
        path(d, darker(colour, 0.42), 'transform="translate(2 11)"') +
        filled(
          d,
          down([
            [0, '#ffffff'],
            [0.5, colour],
            [1, darker(colour, 0.16)],
          ]),
        ) +
        clipped(
          d,
          soft(6, 2, 110, 9, '#e9b7a4', 0.75) +
            soft(-40, -30, 60, 10, '#f3cfc0', 0.6) +
            flakes +
            sheen +
            stroke('M-104 4Q0 -4 112 0', '#d99c88', 2.4, 'opacity=".7"'),
        ) +
        gleam(-40, -24, 36, 6, 0.7, -6)
      );
    },
    { reach: 114, rise: 54 },
  );

export const wholeChicken = () =>
  thing(
    (random) => {
      const skin = (d: string) => grained(filled(d, ball('#f0cba8')), 0.14, '#bd7e4d', 0.34, random.between(1, 60));
      return (
        skin('M-104 20C-112 -40 -54 -74 4 -72C64 -70 106 -40 108 10C108 60 50 78 0 78C-56 78 -98 66 -104 20Z') +
        skin('M30 20C50 -14 104 -20 118 12C126 36 108 48 92 52C86 70 54 72 40 56C30 46 24 34 30 20Z') +
        skin('M-96 6C-80 -22 -30 -16 -28 16C-30 44 -74 58 -92 40C-100 30 -102 18 -96 6Z') +
        bone(106, 30, 74, 0.5) +
        soft(0, -40, 70, 30, '#fdeedd', 0.7) +
        stroke('M10 -66Q24 -20 8 30', '#d39f74', 3, 'opacity=".5"') +
        times(40, () => oval(between(random, -90, 90), between(random, -60, 60), 2, 1.6, '#cf9468', 'opacity=".5"'))
      );
    },
    { reach: 118, rise: 80 },
  );

export const rashers = (meat: string) =>
  thing(
    (random) =>
      times(5, (at) => {
        const y = -56 + at * 27;
        const wave = `M-112 ${y}C-80 ${y - 20} -60 ${y + 16} -26 ${y}C4 ${y - 14} 26 ${y + 16} 56 ${y}C80 ${y - 12} 96 ${y + 6} 112 ${y - 2}`;
        const band = (shift: number, colour: string, width: number) =>
          stroke(wave, colour, width, `transform="translate(0 ${shift})"`);
        return (
          band(3, darker(meat, 0.4), 25) +
          band(0, meat, 22) +
          band(-6, '#f8dfd0', 5) +
          band(4, lighter(meat, 0.55), 3) +
          band(10, '#fbe8da', 4) +
          band(-1, darker(meat, 0.2), 1.5 + random.next())
        );
      }),
    { reach: 114, rise: 74, depth: 5 },
  );

export const sausages = (colour: string, count = 4) =>
  thing(
    () =>
      times(count, (at) => {
        const y = -((count - 1) * 34) / 2 + at * 34;
        return `<g transform="translate(0 ${y})">${filled('M-100 -2C-104 -22 -84 -26 -60 -20C-20 -12 20 -12 60 -20C84 -26 104 -22 100 -2C96 16 74 14 56 16C20 20 -20 20 -56 16C-76 14 -96 16 -100 -2Z', ball(colour))}${stroke('M-100 -4Q-112 -10 -116 -4M100 -4Q112 -10 116 -4', darker(colour, 0.1), 5)}${gleam(-20, -11, 54, 4, 0.5, -1)}</g>`;
      }),
    { reach: 110, rise: 72, depth: 6 },
  );

export const patties = () =>
  thing(
    (random) =>
      times(3, (at) => {
        const [x, y] = [
          [-52, 26],
          [54, 30],
          [0, -14],
        ][at] as [number, number];
        return `<g transform="translate(${x} ${y})">${path('M-62 -6V10C-62 40 62 40 62 10V-6Z', '#702420')}${grained(
          ovalOf(
            0,
            -6,
            62,
            34,
            round([
              [0, '#c05a50'],
              [1, '#983830'],
            ]),
          ),
          0.14,
          '#f3cdbf',
          1,
          random.between(1, 60),
        )}</g>`;
      }),
    { reach: 116, rise: 60 },
  );

/** A cut with its skin at the lower edge and the white lines between the muscles. */
export const salmon = (flesh = '#f08a5c', skin = '#7a8088') =>
  thing(
    () => {
      const d = 'M-108 30C-104 -16 -80 -46 -30 -52C30 -58 88 -46 110 -20L104 34C70 52 -80 56 -108 30Z';
      return (
        path(d, skin, 'transform="translate(0 12)"') +
        filled(
          d,
          round(
            [
              [0, lighter(flesh, 0.3)],
              [0.8, flesh],
              [1, darker(flesh, 0.14)],
            ],
            'cx=".4" cy=".3" r=".8"',
          ),
        ) +
        clipped(
          d,
          times(7, (at) =>
            stroke(
              `M${-116 + at * 34} 60C${-96 + at * 34} 20 ${-70 + at * 34} 6 ${-52 + at * 34} -60`,
              '#fbe0cf',
              3.4,
              'opacity=".8"',
            ),
          ) + stroke('M-110 4Q0 -26 112 4', '#fbe0cf', 2.4, 'opacity=".7"'),
        ) +
        gleam(-30, -34, 44, 8, 0.6, -4)
      );
    },
    { reach: 112, rise: 58 },
  );

export const smokedSlices = () =>
  thing(
    (random) =>
      times(
        5,
        (at) =>
          `<g transform="translate(${-50 + at * 26} ${-24 + at * 14}) rotate(${-14 + between(random, -6, 6)})">${filled(
            'M-70 -20C-40 -44 40 -40 72 -14C60 10 30 22 -10 24C-50 24 -76 8 -70 -20Z',
            round([
              [0, '#fba06a'],
              [1, '#e0683a'],
            ]),
          )}${clipped(
            'M-70 -20C-40 -44 40 -40 72 -14C60 10 30 22 -10 24C-50 24 -76 8 -70 -20Z',
            times(5, (line) =>
              stroke(
                `M${-56 + line * 26} 16Q${-44 + line * 26} -6 ${-34 + line * 26} -30`,
                '#fcd2b8',
                2,
                'opacity=".8"',
              ),
            ),
          )}</g>`,
      ),
    { reach: 116, rise: 70, depth: 5 },
  );

export const wholeFish = (back: string, belly: string, spots?: string) =>
  thing(
    (random) => {
      const body = 'M-118 2C-96 -38 -40 -54 14 -44C48 -38 70 -20 88 -8C70 22 40 40 -4 44C-54 48 -98 34 -118 2Z';
      const scales = times(9, (row) =>
        times(16, (column) =>
          stroke(
            `M${-60 + column * 9.5 + (row % 2) * 5} ${-40 + row * 9}a5 5 0 0 1 0 8`,
            lighter(belly, 0.3),
            1,
            'opacity=".4"',
          ),
        ),
      );
      const dots = spots
        ? times(44, () => oval(between(random, -60, 76), between(random, -40, 14), 2.6, 2.2, spots, 'opacity=".75"'))
        : '';
      return (
        path('M78 -8L124 -50C118 -20 118 6 128 44Z', darker(back, 0.1)) +
        stroke('M84 -8L120 -38M86 -4L122 -10M84 -2L122 32', lighter(back, 0.4), 2, 'opacity=".5"') +
        path('M-30 -46C-10 -74 36 -66 50 -36Z', darker(back, 0.05)) +
        path('M-30 42C-20 62 4 62 14 42Z', back) +
        filled(
          body,
          down([
            [0, darker(back, 0.2)],
            [0.3, back],
            [0.62, belly],
            [1, darker(belly, 0.12)],
          ]),
        ) +
        clipped(body, scales + dots + soft(-20, -16, 90, 9, '#ffffff', 0.5)) +
        stroke('M-62 -36C-48 -14 -50 14 -66 34', darker(back, 0.4), 3, 'opacity=".7"') +
        path('M-46 6C-26 0 -14 10 -10 24C-26 26 -42 20 -46 6Z', darker(belly, 0.2)) +
        oval(-88, -8, 10, 10, '#e8e4d0') +
        oval(-88, -8, 6, 6, '#1c1712') +
        oval(-90, -10, 2, 2, '#fff') +
        stroke('M-116 6Q-106 10 -98 8', darker(back, 0.4), 2.4)
      );
    },
    { reach: 124, rise: 58 },
  );

export const prawn = (colour: string, peeled = false) =>
  thing(
    () => {
      const segments = times(7, (at) => {
        const angle = (-150 + at * 38) * (Math.PI / 180);
        const size = 34 - at * 2.4;
        return `<g transform="translate(${Math.cos(angle) * 58} ${Math.sin(angle) * 54}) rotate(${-150 + at * 38})">${ovalOf(0, 0, size, 34 - at * 1.8, ball(mix(colour, lighter(colour, 0.35), (at % 2) * 0.6)))}</g>`;
      });
      const tail = `<g transform="translate(-2 56) rotate(168)">${path('M0 0L44 -22C46 -8 44 0 40 4ZM0 0L46 10C44 22 36 28 28 28Z', darker(colour, 0.1))}</g>`;
      const head = peeled
        ? ''
        : `<g transform="translate(-62 -34) rotate(150)">${filled('M-30 -26C10 -30 46 -14 66 0C40 16 6 28 -30 26Z', ball(darker(colour, 0.06)))}${oval(36, -10, 6, 6, '#1c1712')}</g>${stroke('M-112 -66C-60 -118 40 -124 112 -86M-108 -74C-70 -104 -10 -116 60 -118', darker(colour, 0.14), 2.6)}${times(5, (at) => stroke(`M${-30 + at * 16} ${-8 + at * 8}l-14 34`, darker(colour, 0.16), 4))}`;
      return head + tail + segments;
    },
    { reach: 104, rise: 96, depth: 6 },
  );

export const lobster = () =>
  thing(
    () => {
      const red = '#cf3a22';
      const claw = (side: number) =>
        `<g transform="scale(${side} 1)">${stroke('M24 -30C56 -34 66 -56 62 -74', red, 13)}${filled('M50 -70C40 -104 60 -124 88 -122C104 -120 104 -104 96 -96L80 -84L100 -86C110 -84 108 -66 92 -56C74 -46 56 -50 50 -70Z', ball(red))}</g>`;
      const legs = times(4, (at) =>
        stroke(
          `M${-26} ${-20 + at * 16}L${-72 - at * 2} ${-8 + at * 22}L${-86} ${10 + at * 24}M26 ${-20 + at * 16}L${72 + at * 2} ${-8 + at * 22}L86 ${10 + at * 24}`,
          darker(red, 0.1),
          6,
        ),
      );
      const tail = times(6, (at) => ovalOf(0, 22 + at * 14, 34 - at * 3, 12, ball(mix(red, '#e8603a', at % 2))));
      const fan = times(
        5,
        (at) =>
          `<g transform="translate(0 102) rotate(${(at - 2) * 30})">${filled('M-9 0C-14 18 -8 28 0 30C8 28 14 18 9 0Z', ball('#d8482a'))}</g>`,
      );
      return (
        legs +
        claw(1) +
        claw(-1) +
        fan +
        tail +
        filled('M0 -72C22 -60 36 -20 34 14Q0 30 -34 14C-36 -20 -22 -60 0 -72Z', ball(red)) +
        oval(-13, -46, 5, 5, '#1c1712') +
        oval(13, -46, 5, 5, '#1c1712') +
        stroke(
          'M-8 -62C-20 -100 -60 -104 -80 -60M8 -62C20 -100 60 -104 80 -60',
          darker(red, 0.1),
          2.4,
          'opacity=".8"',
        ) +
        gleam(-12, -20, 7, 22, 0.5, 6)
      );
    },
    { reach: 108, rise: 126, depth: 6 },
  );

export const crab = () =>
  thing(
    () => {
      const shell = '#c9582c';
      const side = (turn: number) =>
        `<g transform="scale(${turn} 1)">${times(4, (at) => stroke(`M50 ${at * 14}L${92 + at * 3} ${-6 + at * 20}L${110 - at * 4} ${22 + at * 20}`, darker(shell, 0.1), 8))}${stroke('M56 -16C92 -20 100 -40 96 -56', shell, 14)}${filled('M82 -52C70 -82 88 -102 112 -98C124 -92 118 -80 110 -76L98 -68L116 -68C122 -58 114 -42 100 -38C90 -36 84 -42 82 -52Z', ball(shell))}</g>`;
      return (
        side(1) +
        side(-1) +
        filled('M-84 4C-84 -46 -40 -60 0 -60C40 -60 84 -46 84 4C78 44 40 60 0 60C-40 60 -78 44 -84 4Z', ball(shell)) +
        times(9, (at) => oval(-56 + at * 14, -34 + Math.abs(at - 4) * 5, 3, 3, lighter(shell, 0.5), 'opacity=".6"')) +
        stroke('M-50 20Q0 40 50 20', darker(shell, 0.4), 3, 'opacity=".6"') +
        oval(-18, -58, 6, 7, '#1c1712') +
        oval(18, -58, 6, 7, '#1c1712') +
        gleam(-34, -26, 24, 11, 0.5, -16)
      );
    },
    { reach: 122, rise: 80, depth: 7 },
  );

export const oyster = () =>
  thing(
    (random) => {
      const shell = blob(104, 76, 0.14, random, 16);
      return `<g>${grained(filled(shell, ball('#8f8a80')), 0.06, '#4d4740', 1, random.between(1, 30))}<g transform="scale(.82) translate(2 -6)">${filled(
        shell,
        round([
          [0, '#fbfaf7'],
          [0.7, '#e4e2e0'],
          [1, '#b9b6c4'],
        ]),
      )}</g>${filled(
        'M-52 4C-48 -30 10 -44 44 -22C66 -4 48 32 10 38C-24 42 -56 32 -52 4Z',
        round([
          [0, '#efe6d3'],
          [0.7, '#cdbfa4'],
          [1, '#8f8470'],
        ]),
      )}${stroke('M-40 16C-16 34 30 32 46 4', '#6f6656', 4, 'opacity=".5"')}${gleam(-12, -16, 22, 8, 0.85, -14)}</g>`;
    },
    { reach: 106, rise: 80 },
  );

export const squid = () =>
  thing(
    () => {
      const skin = '#efe0dc';
      const arms = times(8, (at) =>
        stroke(
          `M${-24 + at * 7} 30C${-34 + at * 10} 60 ${-70 + at * 20} 70 ${-58 + at * 17} ${100 - Math.abs(at - 3.5) * 6}`,
          mix(skin, '#c98f9a', 0.3),
          9,
        ),
      );
      return (
        arms +
        path('M-20 -60C-70 -70 -74 -20 -30 -18ZM20 -60C70 -70 74 -20 30 -18Z', mix(skin, '#c98f9a', 0.25)) +
        filled('M0 -118C26 -90 40 -30 34 14C20 26 -20 26 -34 14C-40 -30 -26 -90 0 -118Z', ball(skin)) +
        ovalOf(0, 28, 28, 18, ball(mix(skin, '#b98590', 0.25))) +
        oval(-18, 28, 6, 6, '#1c1712') +
        oval(18, 28, 6, 6, '#1c1712') +
        gleam(-12, -40, 8, 40, 0.7, 4)
      );
    },
    { reach: 76, rise: 116, foot: 100, depth: 7 },
  );

export const nigiri = (topping: string) =>
  thing(
    (random) =>
      ovalOf(0, 22, 88, 28, ball('#f3efe4')) +
      times(
        60,
        () =>
          `<g transform="translate(${between(random, -76, 76)} ${between(random, 2, 40)}) rotate(${random.next() * 180})">${oval(0, 0, 9, 4.6, mix('#ffffff', '#e3ddd0', random.next()))}</g>`,
      ) +
      filled(
        'M-100 8C-96 -40 -50 -52 10 -48C70 -46 104 -20 102 10C70 0 -60 -4 -100 8Z',
        round([
          [0, lighter(topping, 0.3)],
          [1, topping],
        ]),
      ) +
      clipped(
        'M-100 8C-96 -40 -50 -52 10 -48C70 -46 104 -20 102 10C70 0 -60 -4 -100 8Z',
        times(6, (at) =>
          stroke(`M${-90 + at * 34} 14Q${-76 + at * 34} -20 ${-54 + at * 34} -50`, '#fde2d2', 3, 'opacity=".8"'),
        ),
      ) +
      gleam(-20, -32, 40, 6, 0.6, -2),
    { reach: 102, rise: 50 },
  );
