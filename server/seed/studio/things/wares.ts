/** Clothes and tools of the kitchen. */
import {
  across,
  ball,
  clipped,
  cylinder,
  darker,
  down,
  filled,
  gleam,
  grained,
  lighter,
  oval,
  ovalOf,
  path,
  soft,
  stroke,
} from '../paint.ts';
import { between, thing, times } from './thing.ts';

const weave = (body: string, colour: string) => grained(body, 0.9, darker(colour, 0.5), 0.35);
const seam = (d: string, colour: string) =>
  stroke(d, darker(colour, 0.3), 1.4, 'stroke-dasharray="3 2.5" opacity=".7"');

export const apron = (colour: string, small = false) =>
  thing(
    () =>
      stroke('M-30 -82C-34 -128 34 -128 30 -82', darker(colour, 0.25), 7) +
      stroke('M-82 6C-100 12 -104 34 -96 52M82 6C100 12 104 34 96 52', darker(colour, 0.25), 6) +
      weave(
        filled(
          'M-34 -86H34C36 -46 58 -18 86 -6L80 112Q0 122 -80 112L-86 -6C-58 -18 -36 -46 -34 -86Z',
          across([
            [0, darker(colour, 0.16)],
            [0.3, lighter(colour, 0.2)],
            [0.6, colour],
            [1, darker(colour, 0.26)],
          ]),
        ),
        colour,
      ) +
      path('M-46 26H46V78Q46 86 38 86H-38Q-46 86 -46 78Z', darker(colour, 0.12)) +
      seam('M-46 32H46M0 32V84M-31 -80H31', colour) +
      soft(-50, 60, 10, 50, '#1a0d08', 0.2, 4) +
      soft(56, 50, 10, 60, '#1a0d08', 0.24, -4) +
      (small
        ? times(5, (at) =>
            oval(-24 + at * 12, 56, 4, 4, ['#e05a5a', '#5aa6d8', '#f6f2e6', '#6fb84f', '#e08a3c'][at] as string),
          )
        : ''),
    { reach: 98, rise: 116, depth: 7 },
  );

export const jacket = () =>
  thing(
    () => {
      const cloth = across([
        [0, '#d6d8da'],
        [0.3, '#ffffff'],
        [0.7, '#f1f2f2'],
        [1, '#c3c6c9'],
      ]);
      return (
        filled('M-44 -88L-92 -62L-116 44L-84 56L-68 0Z', cloth) +
        filled('M44 -88L92 -62L116 44L84 56L68 0Z', cloth) +
        filled('M-46 -90L0 -72L46 -90L76 -70V106Q0 116 -76 106V-70Z', cloth) +
        path(
          'M-46 -92L-18 -104L0 -84L18 -104L46 -92L20 -62L0 -74L-20 -62Z',
          '#ffffff',
          'stroke="#b9bcbf" stroke-width="2"',
        ) +
        stroke('M-20 -62L-34 108', '#c3c6c9', 2) +
        times(
          5,
          (at) =>
            ovalOf(-26 - at * 1.4 + 2, -40 + at * 30, 5, 5, ball('#5f6468')) +
            ovalOf(24, -40 + at * 30, 5, 5, ball('#5f6468')),
        ) +
        soft(-58, 40, 8, 60, '#2b3036', 0.18) +
        soft(56, 30, 8, 70, '#2b3036', 0.2) +
        seam('M34 10H64V40H34Z', '#9a9da0')
      );
    },
    { reach: 116, rise: 110, depth: 6 },
  );

export const teaTowels = (colour: string) =>
  thing(
    () =>
      weave(
        filled(
          'M-96 -92H-6V92Q-50 98 -96 92Z',
          across([
            [0, darker(colour, 0.1)],
            [0.3, lighter(colour, 0.24)],
            [1, darker(colour, 0.2)],
          ]),
        ),
        colour,
      ) +
      path('M-96 46H-6V58H-96ZM-96 68H-6V74H-96Z', '#fdfaf2', 'opacity=".9"') +
      weave(
        filled(
          'M10 -92H98V106Q54 112 10 106Z',
          across([
            [0, '#e3ddd0'],
            [0.3, '#fffdf6'],
            [1, '#d3cbbb'],
          ]),
        ),
        '#b8ae9c',
      ) +
      times(5, (at) => path(`M${22 + at * 16} -92h5V108h-5Z`, colour, 'opacity=".55"')) +
      path('M10 60H98V66H10ZM10 78H98V84H10Z', colour, 'opacity=".6"') +
      filled('M-112 -106H114V-92H-112Z', cylinder('#b98c58')) +
      ovalOf(-114, -99, 8, 10, ball('#9a6c3a')) +
      ovalOf(116, -99, 8, 10, ball('#9a6c3a')),
    { reach: 118, rise: 110, depth: 5 },
  );

export const mitt = (colour: string) =>
  thing(
    () => {
      const body =
        'M-40 80V-20C-40 -80 -20 -112 10 -112C46 -112 58 -78 56 -32C60 -44 74 -58 90 -48C106 -36 90 -12 78 6C66 26 58 40 56 80Z';
      return (
        filled(body, ball(colour)) +
        clipped(
          body,
          times(12, (at) =>
            stroke(
              `M${-140 + at * 26} -120l150 210M${160 - at * 26} -120l-150 210`,
              darker(colour, 0.35),
              2,
              'opacity=".45"',
            ),
          ),
        ) +
        filled(
          'M-48 66H62V104Q8 114 -48 104Z',
          across([
            [0, '#d9d0c0'],
            [0.4, '#fffaf0'],
            [1, '#c9bfae'],
          ]),
        ) +
        stroke('M62 92C80 90 84 112 70 116', darker(colour, 0.2), 5)
      );
    },
    { reach: 92, rise: 112, depth: 8 },
  );

export const tote = (colour: string) =>
  thing(
    () =>
      stroke('M-42 -44C-44 -124 44 -124 42 -44', darker(colour, 0.12), 11) +
      weave(
        filled(
          'M-84 -50H84L96 106Q0 116 -96 106Z',
          across([
            [0, darker(colour, 0.12)],
            [0.3, lighter(colour, 0.3)],
            [1, darker(colour, 0.16)],
          ]),
        ),
        colour,
      ) +
      seam('M-84 -42H84', colour) +
      `<g transform="translate(0 34) scale(.4)">${filled(
        'M0 104C-6 74 -58 62 -60 10C-62 -46 -24 -92 0 -104C24 -92 62 -46 60 10C58 62 6 74 0 104Z',
        across([
          [0, '#3f7a4a'],
          [1, '#2d5f38'],
        ]),
      )}${stroke('M0 104V-70', '#e3d5b8', 7)}${times(3, (at) => stroke(`M0 ${60 - at * 40}L34 ${30 - at * 40}M0 ${60 - at * 40}L-34 ${30 - at * 40}`, '#e3d5b8', 5))}</g>` +
      stroke('M-60 -42L-66 100M62 -42L70 100', darker(colour, 0.3), 3, 'opacity=".18"'),
    { reach: 98, rise: 112, depth: 7 },
  );

export const pan = () =>
  thing(
    () =>
      filled(
        'M34 -16L108 -62Q124 -66 126 -54Q126 -44 116 -38L48 6Z',
        down([
          [0, '#6a6d70'],
          [1, '#26282a'],
        ]),
      ) +
      oval(114, -52, 6, 4, '#f1ede4') +
      filled('M-120 -4C-120 62 -70 72 -30 72C10 72 60 62 60 -4Z', cylinder('#3a3d40')) +
      ovalOf(
        -30,
        -4,
        90,
        38,
        down([
          [0, '#6a6e72'],
          [1, '#3a3d40'],
        ]),
      ) +
      ovalOf(
        -30,
        -1,
        80,
        31,
        down([
          [0, '#1c1e20'],
          [1, '#43474b'],
        ]),
      ) +
      soft(-56, -8, 40, 9, '#ffffff', 0.35, -8),
    { reach: 122, rise: 68 },
  );

export const stewPot = (colour: string) =>
  thing(
    () =>
      filled('M-118 -6C-132 -6 -132 26 -112 26H-84V-6ZM118 -6C132 -6 132 26 112 26H84V-6Z', ball(darker(colour, 0.2))) +
      filled('M-94 -22V62Q-94 90 -62 90H62Q94 90 94 62V-22Z', cylinder(colour)) +
      filled('M-100 -24C-98 -60 -50 -72 0 -72C50 -72 98 -60 100 -24Z', cylinder(lighter(colour, 0.06))) +
      path('M-104 -28H104V-16H-104Z', darker(colour, 0.35)) +
      path('M-104 -28H104V-24H-104Z', lighter(colour, 0.4), 'opacity=".6"') +
      ovalOf(0, -82, 22, 13, ball('#d9b878')) +
      gleam(-66, 30, 8, 40, 0.6) +
      gleam(-50, -54, 24, 7, 0.5, -16),
    { reach: 118, rise: 92 },
  );

export const mug = (colour: string) =>
  thing(
    (random) =>
      stroke('M60 -40C116 -46 116 46 58 44', darker(colour, 0.25), 19) +
      stroke('M60 -42C110 -46 110 42 58 41', lighter(colour, 0.15), 9) +
      grained(
        filled('M-76 -76V62Q-76 90 -48 90H44Q72 90 72 62V-76Z', cylinder(colour)),
        0.5,
        darker(colour, 0.6),
        0.5,
      ) +
      filled(
        'M-76 40V62Q-76 90 -48 90H44Q72 90 72 62V40Q60 52 40 42Q10 30 -20 46Q-50 56 -76 40Z',
        cylinder('#e6d8c0'),
      ) +
      ovalOf(-2, -76, 74, 19, ball(lighter(colour, 0.2))) +
      ovalOf(
        -2,
        -73,
        65,
        14,
        down([
          [0, darker(colour, 0.6)],
          [1, darker(colour, 0.2)],
        ]),
      ) +
      times(20, () =>
        oval(between(random, -66, 62), between(random, -50, 80), 1.8, 1.4, darker(colour, 0.5), 'opacity=".5"'),
      ),
    { reach: 92, rise: 94 },
  );

export const bowlWare = (colour: string) =>
  thing(
    () =>
      filled('M-116 -30C-114 36 -52 74 -34 78V84Q0 92 34 84V78C52 74 114 36 116 -30Z', cylinder(colour)) +
      ovalOf(0, -30, 116, 42, ball(lighter(colour, 0.3))) +
      ovalOf(
        0,
        -25,
        102,
        33,
        down([
          [0, darker(colour, 0.3)],
          [1, lighter(colour, 0.5)],
        ]),
      ) +
      gleam(-66, 16, 10, 24, 0.5, 24) +
      oval(0, -30, 114, 40, 'none', `stroke="${lighter(colour, 0.7)}" stroke-width="3"`),
    { reach: 116, rise: 80 },
  );

export const flask = (colour: string) =>
  thing(
    () =>
      filled('M-30 -116H30Q38 -116 38 -108V-78H-38V-108Q-38 -116 -30 -116Z', cylinder('#b9c0c6')) +
      times(7, (at) => stroke(`M${-32 + at * 10.6} -108V-84`, '#6f767d', 1.6, 'opacity=".5"')) +
      filled(
        'M-34 -78H34V-66C52 -58 56 -46 56 -30V98Q56 114 40 114H-40Q-56 114 -56 98V-30C-56 -46 -52 -58 -34 -66Z',
        cylinder(colour),
      ) +
      path('M-56 84H56V94H-56Z', '#dfe4e8', 'opacity=".7"') +
      emblem(),
    { reach: 58, rise: 116 },
  );

const emblem = () => stroke('M0 -4C-14 10 -14 30 0 40C14 30 14 10 0 -4ZM0 40V58', '#ffffff', 2.5, 'opacity=".85"');

export const choppingBoard = () =>
  thing(
    (random) => {
      const body =
        'M-26 -116H26Q40 -116 40 -102V-66H62Q80 -66 80 -48V98Q80 114 64 114H-64Q-80 114 -80 98V-48Q-80 -66 -62 -66H-40V-102Q-40 -116 -26 -116Z';
      return (
        path(body, '#8f6334', 'transform="translate(7 5)"') +
        filled(
          body,
          across([
            [0, '#c9985c'],
            [0.4, '#e0b880'],
            [1, '#b9864a'],
          ]),
        ) +
        clipped(
          body,
          times(22, (at) =>
            stroke(
              `M${-84 + at * 8} -120C${-90 + at * 8 + between(random, -6, 6)} -40 ${-78 + at * 8 + between(random, -8, 8)} 40 ${-84 + at * 8} 120`,
              '#8a5c2e',
              between(random, 0.8, 2),
              'opacity=".38"',
            ),
          ) + soft(-30, -20, 40, 70, '#fff0d6', 0.35),
        ) +
        oval(0, -94, 12, 12, '#f1ede4') +
        oval(0, -94, 12, 12, 'none', 'stroke="#8f6334" stroke-width="3"')
      );
    },
    { reach: 84, rise: 116, depth: 5 },
  );
