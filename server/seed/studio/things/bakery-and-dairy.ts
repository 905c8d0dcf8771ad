/** Bread, cakes, cheese, butter and eggs. */
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
  oval,
  ovalOf,
  path,
  round,
  soft,
  stroke,
} from '../paint.ts';
import { between, blob, thing, times } from './thing.ts';

const CRUST = '#b3692a';
const crumbed = (body: string, random: Random, strength = 0.6) =>
  grained(body, 0.11, '#7a3f12', strength, random.between(1, 80));

const loafBody = 'M-112 26C-118 -30 -60 -70 0 -70C60 -70 118 -30 112 26C108 60 60 74 0 74C-60 74 -108 60 -112 26Z';

export const sourdough = (colour = CRUST, seeds?: string) =>
  thing(
    (random) => {
      const scores = times(
        3,
        (at) =>
          `<g transform="translate(${-50 + at * 50} -14) rotate(${-16})">${path('M-9 -46C12 -34 12 34 -4 52C-22 34 -24 -30 -9 -46Z', '#e8c48a')}${path('M-5 -40C8 -28 8 28 -4 46C-14 28 -16 -26 -5 -40Z', '#f6e2b8')}</g>`,
      );
      const flour = times(150, () =>
        oval(
          between(random, -96, 96),
          between(random, -60, 20),
          between(random, 0.8, 2.6),
          1,
          '#fff8e8',
          'opacity=".6"',
        ),
      );
      const scattered = seeds
        ? times(
            90,
            () =>
              `<g transform="translate(${between(random, -96, 96)} ${between(random, -56, 50)}) rotate(${between(random, 0, 180)})">${oval(0, 0, 6, 3, lighter(seeds, random.next() * 0.4))}</g>`,
          )
        : flour;
      return (
        crumbed(filled(loafBody, ball(colour)), random) +
        clipped(loafBody, scores + scattered + soft(0, 74, 120, 26, '#5d2c0c', 0.5))
      );
    },
    { reach: 112, rise: 72 },
  );

/** A tin loaf with its first slices cut. */
export const tinLoaf = (crust: string, crumb: string) =>
  thing(
    (random) => {
      const face = 'M-48 62V-22C-70 -34 -66 -68 -24 -72H24C66 -68 70 -34 48 -22V62Q48 70 40 70H-40Q-48 70 -48 62Z';
      const slice = (x: number, y: number, turn = 0) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${filled(face, ball(crust))}<g transform="scale(.9)">${grained(
          filled(
            face,
            down([
              [0, lighter(crumb, 0.4)],
              [1, crumb],
            ]),
          ),
          0.14,
          darker(crumb, 0.3),
          0.38,
          random.between(1, 60),
        )}</g></g>`;
      const side = 'M-40 -72H64C106 -68 110 -34 90 -22V62Q90 70 82 70H-40Z';
      return (
        `<g transform="translate(14 0)">${crumbed(
          filled(
            side,
            down([
              [0, lighter(crust, 0.25)],
              [0.4, crust],
              [1, darker(crust, 0.3)],
            ]),
          ),
          random,
          0.4,
        )}</g>` +
        slice(-24, 0) +
        slice(-54, 8, -7)
      );
    },
    { reach: 114, rise: 74 },
  );

export const baguette = (colour = '#c98a3c') =>
  thing(
    (random) => {
      const body = 'M-128 16C-124 -16 -60 -30 0 -30C60 -30 124 -20 128 10C124 34 60 40 0 40C-60 40 -122 38 -128 16Z';
      const cuts = times(
        5,
        (at) =>
          `<g transform="translate(${-88 + at * 44} 0) rotate(24)">${path('M-8 -30C10 -20 12 16 2 28C-12 18 -18 -18 -8 -30Z', '#f4dca6')}${stroke('M4 -24C14 -8 14 10 6 24', darker(colour, 0.35), 3)}</g>`,
      );
      return crumbed(filled(body, ball(colour)), random, 0.5) + clipped(body, cuts) + gleam(-30, -20, 60, 5, 0.3, -2);
    },
    { reach: 128, rise: 38 },
  );

export const bagel = (topping: string) =>
  thing(
    (random) => {
      const ring = 'M-98 0A98 82 0 1 1 98 0A98 82 0 1 1 -98 0ZM-30 -2A30 20 0 1 0 30 -2A30 20 0 1 0 -30 -2Z';
      const seeds = times(90, () => {
        const angle = random.next() * Math.PI * 2;
        const far = between(random, 0.46, 0.92);
        return `<g transform="translate(${Math.cos(angle) * 98 * far} ${Math.sin(angle) * 78 * far - 4}) rotate(${random.next() * 180})">${oval(0, 0, 5, 2.8, topping)}</g>`;
      });
      const shaded = round([
        [0, '#8a4a16'],
        [0.34, '#c98233'],
        [0.6, '#e5a653'],
        [0.86, '#b8702a'],
        [1, '#7a4212'],
      ]);
      return `${shaded.defs}${path(ring, shaded.fill, 'fill-rule="evenodd"')}${seeds}${gleam(-44, -46, 26, 9, 0.55, -30)}`;
    },
    { rise: 82 },
  );

export const flatbread = (colour: string, herbs?: string) =>
  thing(
    (random) => {
      const outline = blob(112, 66, 0.05, random, 14);
      const blisters = times(26, () =>
        soft(
          between(random, -92, 92),
          between(random, -50, 50),
          between(random, 6, 18),
          between(random, 4, 10),
          '#8a4a18',
          0.75,
        ),
      );
      const flecks = herbs
        ? times(60, () => oval(between(random, -90, 90), between(random, -48, 48), 3, 2, herbs, 'opacity=".8"'))
        : '';
      return (
        filled(
          outline,
          round([
            [0, lighter(colour, 0.4)],
            [0.8, colour],
            [1, darker(colour, 0.2)],
          ]),
        ) +
        clipped(outline, blisters + flecks) +
        gleam(-40, -30, 30, 9, 0.4, -14)
      );
    },
    { reach: 112, rise: 66, depth: 6 },
  );

/** A long oval with grooves pressed along it. */
export const barbari = () =>
  thing(
    (random) => {
      const body = 'M-124 0C-124 -42 -70 -48 0 -48C70 -48 124 -42 124 0C124 42 70 48 0 48C-70 48 -124 42 -124 0Z';
      return (
        crumbed(filled(body, ball('#d39a4a')), random, 0.4) +
        clipped(
          body,
          times(5, (at) =>
            stroke(`M-112 ${-32 + at * 16}Q0 ${-36 + at * 18} 112 ${-32 + at * 16}`, '#9a5c1e', 5, 'opacity=".55"'),
          ) + times(110, () => oval(between(random, -112, 112), between(random, -42, 42), 3, 2, '#fdf0cc')),
        ) +
        gleam(-40, -26, 50, 6, 0.35, -2)
      );
    },
    { reach: 124, rise: 48 },
  );

export const wrap = () =>
  thing(
    (random) => {
      const tortilla = 'M-100 -30C-40 -52 60 -52 104 -30V34C60 54 -40 54 -100 34Z';
      return (
        filled(
          tortilla,
          down([
            [0, '#fbeecb'],
            [0.5, '#efd9a6'],
            [1, '#cfae70'],
          ]),
        ) +
        clipped(
          tortilla,
          times(16, () => soft(between(random, -80, 90), between(random, -34, 34), 12, 8, '#a8682a', 0.5)),
        ) +
        ovalOf(
          -100,
          2,
          20,
          33,
          round([
            [0, '#d8403a'],
            [0.4, '#7fae3f'],
            [0.7, '#f3e6c0'],
            [1, '#d9b877'],
          ]),
        ) +
        ovalOf(104, 2, 16, 32, ball('#d8ba80'))
      );
    },
    { reach: 118, rise: 48 },
  );

export const taco = () =>
  thing(
    (random) =>
      path('M-104 44C-100 -60 -54 -82 0 -82C54 -82 100 -60 104 44Z', '#c98f22', 'transform="translate(10 -8)"') +
      times(
        60,
        () =>
          `<g transform="translate(${between(random, -84, 90)} ${between(random, -64, 0)}) rotate(${random.next() * 180})">${oval(0, 0, between(random, 8, 15), 6, random.pick(['#6fae3c', '#9ccc55', '#d83a2c', '#f4d463', '#7a3f1c']))}</g>`,
      ) +
      grained(
        filled('M-108 50C-112 -40 -60 -62 0 -62C60 -62 112 -40 108 50Q0 66 -108 50Z', ball('#eab64a')),
        0.12,
        '#8a5212',
        0.7,
      ),
    { reach: 108, rise: 76 },
  );

export const croissant = (almond = false) =>
  thing(
    (random) => {
      const part = (x: number, y: number, rx: number, ry: number, turn: number) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${ovalOf(0, 0, rx, ry, ball('#cb7f2c'))}${times(5, (at) => stroke(`M${-rx * 0.6 + at * rx * 0.3} ${-ry * 0.86}Q${-rx * 0.4 + at * rx * 0.36} 0 ${-rx * 0.6 + at * rx * 0.3} ${ry * 0.86}`, '#8a4a14', 2, 'opacity=".55"'))}${gleam(-rx * 0.2, -ry * 0.5, rx * 0.3, ry * 0.14, 0.55)}</g>`;
      const flakes = almond
        ? times(
            26,
            () =>
              `<g transform="translate(${between(random, -70, 70)} ${between(random, -58, 0)}) rotate(${random.next() * 180})">${oval(0, 0, 11, 5, '#f6e3b8')}${oval(0, 0, 11, 5, 'none', 'stroke="#b5834a" stroke-width="1"')}</g>`,
          ) + times(90, () => oval(between(random, -80, 80), between(random, -58, 10), 1.8, 1.8, '#fff'))
        : '';
      return (
        part(-98, 44, 26, 22, -50) +
        part(98, 44, 26, 22, 50) +
        part(-74, 8, 36, 42, -46) +
        part(74, 8, 36, 42, 46) +
        part(-38, -20, 36, 54, -22) +
        part(38, -20, 36, 54, 22) +
        part(0, -26, 36, 58, 0) +
        flakes
      );
    },
    { reach: 118, rise: 78, foot: 62 },
  );

export const pretzel = () =>
  thing(
    (random) => {
      const d =
        'M-34 82C-20 20 90 -20 72 -58C54 -92 0 -64 0 -14M34 82C20 20 -90 -20 -72 -58C-54 -92 0 -64 0 -14M-34 82C-60 96 -96 40 -100 -8C-102 -30 -92 -46 -74 -60M34 82C60 96 96 40 100 -8C102 -30 92 -46 74 -60';
      const salt = times(30, () => {
        const side = random.next() < 0.5 ? -1 : 1;
        const t = random.next();
        return `<g transform="translate(${side * (100 - t * 20)} ${-10 + t * 60}) rotate(${random.next() * 90})">${path('M-4 -4H4V4H-4Z', '#fff')}</g>`;
      });
      return (
        stroke(d, '#6b3410', 34) +
        stroke(d, '#95501a', 28) +
        stroke(d, '#b3692a', 16, 'transform="translate(-2 -3)"') +
        stroke(d, '#e0a35e', 4, 'transform="translate(-5 -7)" opacity=".6"') +
        salt
      );
    },
    { reach: 118, rise: 98 },
  );

export const doughnut = (icing = '#f08fb4') =>
  thing(
    (random) => {
      const hole = 'M-28 -4A28 16 0 1 0 28 -4A28 16 0 1 0 -28 -4Z';
      const bun = ball('#c98a44');
      const glaze = down([
        [0, lighter(icing, 0.4)],
        [1, icing],
      ]);
      const sprinkles = times(46, () => {
        const angle = random.next() * Math.PI * 2;
        const far = between(random, 0.48, 0.84);
        return `<g transform="translate(${Math.cos(angle) * 92 * far} ${Math.sin(angle) * 70 * far - 8}) rotate(${random.next() * 180})">${'<rect x="-7" y="-2.4" width="14" height="4.8" rx="2.4" fill="'}${random.pick(['#fff', '#f7d34c', '#6cc4d8', '#d8304c', '#7fb84a'])}"/></g>`;
      });
      return `${bun.defs}${path(`M-98 6A98 80 0 1 1 98 6A98 80 0 1 1 -98 6Z${hole}`, bun.fill, 'fill-rule="evenodd"')}${glaze.defs}${path(`M-94 -8A94 70 0 1 1 94 -8C94 14 80 16 70 30C58 44 46 28 30 40C14 52 -4 36 -20 42C-40 52 -52 34 -68 32C-86 28 -94 10 -94 -8Z${hole}`, glaze.fill, 'fill-rule="evenodd"')}${sprinkles}${gleam(-46, -46, 24, 8, 0.7, -30)}`;
    },
    { rise: 82 },
  );

export const waffle = () =>
  thing(
    () => {
      const body = 'M-92 -60Q-92 -74 -78 -74H78Q92 -74 92 -60V60Q92 74 78 74H-78Q-92 74 -92 60Z';
      const pockets = times(5, (row) =>
        times(
          6,
          (column) =>
            `<rect x="${-86 + column * 29.5}" y="${-68 + row * 28}" width="24" height="22" rx="4" fill="#a8631c"/><rect x="${-83 + column * 29.5}" y="${-62 + row * 28}" width="21" height="16" rx="3" fill="#d9953f"/>`,
        ),
      );
      return (
        filled(
          body,
          down([
            [0, '#f0bd6a'],
            [1, '#d4923c'],
          ]),
        ) + clipped(body, pockets)
      );
    },
    { rise: 74 },
  );

export const pancakes = () =>
  thing(
    (random) => {
      const one = (y: number, at: number) =>
        ovalOf(between(random, -5, 5), y + 8, 102, 34, ball('#e8c483')) +
        ovalOf(
          between(random, -5, 5),
          y,
          102,
          32,
          round([
            [0, '#d9933f'],
            [0.75, '#c47a2a'],
            [0.9, '#e6b46a'],
            [1, '#f2d39a'],
          ]),
        ) +
        (at === 4 ? path('M-60 44C-50 60 -44 86 -36 60C-20 66 10 64 24 58C30 84 44 84 48 54', 'none') : '');
      return (
        times(5, (at) => one(54 - at * 22, at)) +
        path(
          'M-56 -38C-60 -14 -74 20 -62 38C-54 44 -50 20 -44 -6C-20 4 -6 2 6 6C6 30 8 52 18 52C28 48 22 20 26 4C44 0 60 -8 64 -24C66 -44 34 -52 0 -52C-30 -52 -54 -50 -56 -38Z',
          '#a8590e',
          'opacity=".88"',
        ) +
        path('M-22 -44L4 -56L30 -46L6 -34Z', '#fbe9a0') +
        path('M-22 -44V-32L6 -22V-34ZM30 -46V-34L6 -22V-34Z', '#efd26a')
      );
    },
    { reach: 106, rise: 88 },
  );

export const cakeSlice = () =>
  thing(
    (random) => {
      const layer = (y: number, h: number, fill: string) => path(`M-96 ${y}L92 ${y}V${y + h}L-96 ${y + h}Z`, fill);
      return `<g>${grained(layer(-14, 28, '#f0cd86') + layer(30, 28, '#f0cd86') + layer(72, 22, '#f0cd86'), 0.16, '#a8702a', 0.8)}${layer(12, 18, '#fff6ec')}${layer(56, 16, '#fff6ec')}${times(8, (at) => oval(-80 + at * 23, 21 + (at % 2) * 44, 9, 6, '#d8303c'))}${path('M-96 -14L20 -62L92 -14Z', '#fffaf4')}${path('M-96 -14C-86 4 -76 -8 -66 -10C-54 4 -44 -6 -30 -10C-14 8 0 -8 12 -10C28 6 44 -6 58 -10C70 4 84 -4 92 -14Z', '#fffaf4')}</g>${times(3, (at) => `<g transform="translate(${-28 + at * 34} ${-36 - (at % 2) * 8}) scale(.3) rotate(${random.between(-20, 20)})">${filled('M0 -90C30 -80 84 -20 86 20C88 62 46 70 0 62C-46 70 -88 62 -86 20C-84 -20 -30 -80 0 -90Z', ball('#d8202c'))}</g>`)}`;
    },
    { reach: 98, rise: 96 },
  );

export const birthdayCake = () =>
  thing(
    () => {
      const candles = times(
        5,
        (at) =>
          `<rect x="${-62 + at * 28}" y="-104" width="8" height="44" rx="3" fill="${['#e05a7a', '#5aa6d8', '#f2c23c', '#6fb84f', '#9a6ac8'][at]}"/>${path(`M${-58 + at * 28} -126C${-48 + at * 28} -114 ${-52 + at * 28} -106 ${-58 + at * 28} -105C${-64 + at * 28} -106 ${-68 + at * 28} -114 ${-58 + at * 28} -126Z`, '#f8a822')}`,
      );
      const side = across([
        [0, '#e3c9b4'],
        [0.3, '#fffaf2'],
        [0.7, '#f6e8da'],
        [1, '#d3b49a'],
      ]);
      return (
        candles +
        filled('M-98 -48V70C-98 98 98 98 98 70V-48Z', side) +
        oval(0, -48, 98, 26, '#fffdf8') +
        path(
          'M-98 -48C-98 -76 98 -76 98 -48C98 -10 84 -6 74 -22C64 8 44 6 36 -16C26 14 4 12 -4 -14C-16 16 -36 10 -42 -16C-52 10 -70 4 -76 -20C-88 -4 -98 -16 -98 -48Z',
          '#f3a6bd',
        ) +
        oval(0, -50, 88, 20, '#f9c3d2') +
        times(7, (at) =>
          ovalOf(-84 + at * 28, 80 - Math.abs(at - 3) * -0 - Math.abs(at - 3) ** 2 * 0.9, 13, 11, ball('#fff0e2')),
        ) +
        times(18, (at) =>
          oval(
            -80 + ((at * 37) % 160),
            16 + ((at * 23) % 46),
            3,
            3,
            ['#e05a7a', '#5aa6d8', '#f2c23c', '#6fb84f'][at % 4] as string,
          ),
        )
      );
    },
    { reach: 100, rise: 108 },
  );

export const cupcake = (icing: string, sprinkled = false) =>
  thing(
    (random) => {
      const swirl = [
        [0, 4, 78, 26],
        [-2, -20, 64, 24],
        [2, -44, 48, 20],
        [0, -64, 30, 16],
        [2, -82, 14, 14],
      ] as const;
      return (
        filled(
          'M-66 6L-48 98Q0 108 48 98L66 6Z',
          across([
            [0, '#b98a58'],
            [0.3, '#f2d3a2'],
            [1, '#a87543'],
          ]),
        ) +
        times(9, (at) => stroke(`M${-56 + at * 14} 12L${-42 + at * 10.5} 98`, '#8f6236', 2, 'opacity=".5"')) +
        swirl
          .map(
            ([x, y, rx, ry]) =>
              ovalOf(x, y, rx, ry, ball(icing)) +
              stroke(
                `M${x - rx * 0.8} ${y + ry * 0.3}Q${x} ${y + ry * 1.1} ${x + rx * 0.8} ${y + ry * 0.2}`,
                darker(icing, 0.18),
                3,
                'opacity=".5"',
              ),
          )
          .join('') +
        (sprinkled
          ? times(
              26,
              () =>
                `<g transform="translate(${between(random, -54, 54)} ${between(random, -56, 16)}) rotate(${random.next() * 180})"><rect x="-6" y="-2" width="12" height="4" rx="2" fill="${random.pick(['#e05a7a', '#5aa6d8', '#f2c23c', '#6fb84f'])}"/></g>`,
            )
          : ovalOf(2, -92, 13, 12, ball('#c8202c')))
      );
    },
    { reach: 80, rise: 104 },
  );

export const pie = (filling: string) =>
  thing(
    (random) => {
      const lattice = times(
        7,
        (at) =>
          stroke(`M${-110 + at * 36} -60L${-70 + at * 36} 50`, '#e2a94f', 13) +
          stroke(`M${-110 + at * 36} 40L${-50 + at * 30} -56`, '#d4943c', 13),
      );
      return (
        filled(
          'M-118 2L-92 62Q0 84 92 62L118 2Z',
          across([
            [0, '#8f8a84'],
            [0.35, '#e6e2dc'],
            [1, '#7d7872'],
          ]),
        ) +
        ovalOf(0, 0, 118, 56, ball('#c98433')) +
        oval(0, -4, 98, 44, filling) +
        clipped(
          'M-98 -4A98 44 0 1 1 98 -4A98 44 0 1 1 -98 -4Z',
          times(20, () =>
            oval(between(random, -86, 86), between(random, -40, 34), 11, 8, lighter(filling, random.next() * 0.35)),
          ) + lattice,
        ) +
        times(26, (at) => {
          const angle = (at / 26) * Math.PI * 2;
          return ovalOf(Math.cos(angle) * 108, Math.sin(angle) * 50 - 2, 13, 9, ball('#dc9c44'));
        })
      );
    },
    { reach: 118, rise: 66 },
  );

export const custard = () =>
  thing(
    () =>
      ovalOf(0, 62, 112, 26, ball('#f5f2ec')) +
      oval(0, 58, 92, 18, '#a8590e') +
      filled(
        'M-58 -52L-80 54Q0 76 80 54L58 -52Z',
        across([
          [0, '#d9a34a'],
          [0.3, '#fbe3a0'],
          [1, '#cf9238'],
        ]),
      ) +
      ovalOf(0, -52, 58, 17, ball('#8a3f0a')) +
      path(
        'M-58 -52C-60 -30 -66 -20 -60 -14C-52 -10 -52 -30 -44 -40C-30 -32 -20 -32 -10 -34C-10 -10 -6 10 2 10C10 8 8 -20 12 -34C30 -34 40 -36 46 -42C52 -24 54 -14 60 -18C66 -24 60 -44 58 -52C50 -36 -50 -36 -58 -52Z',
        '#8a3f0a',
        'opacity=".9"',
      ) +
      gleam(-20, -54, 26, 5, 0.7),
    { reach: 112, rise: 84 },
  );

export const cheeseWedge = (colour: string, rind: string, holes = 0) =>
  thing(
    (random) =>
      filled(
        'M-108 20L36 -58L108 6V62L-108 76Z',
        down([
          [0, lighter(colour, 0.2)],
          [1, darker(colour, 0.14)],
        ]),
      ) +
      filled(
        'M-108 20L36 -58L108 6Z',
        down([
          [0, lighter(colour, 0.5)],
          [1, lighter(colour, 0.2)],
        ]),
      ) +
      path('M36 -58L108 6V62L102 63V10L32 -55Z', rind) +
      grained(path('M-108 20L102 8V62L-108 76Z', colour), 0.03, darker(colour, 0.3), 0.5) +
      times(holes, () => {
        const [x, y] = [between(random, -84, 84), between(random, 22, 60)];
        return oval(x, y, 9, 8, darker(colour, 0.32)) + oval(x + 1, y + 2, 7, 5, darker(colour, 0.12));
      }) +
      stroke('M-108 20L102 8', lighter(colour, 0.6), 3, 'opacity=".7"'),
    { reach: 110, rise: 74 },
  );

export const smokedCheese = () =>
  thing(
    () =>
      ovalOf(0, 14, 100, 72, ball('#7a4216')) +
      ovalOf(
        -8,
        4,
        88,
        62,
        round([
          [0, '#f8e2a6'],
          [0.85, '#eec87a'],
          [1, '#b5742c'],
        ]),
      ) +
      path('M-8 4L52 -42A88 62 0 0 1 78 10Z', '#7a4216') +
      path('M-8 4L78 10L70 34L-8 24Z', '#f0cf88') +
      gleam(-44, -18, 24, 9, 0.5, -24),
    { rise: 86 },
  );

/** A white cheese, butter or soap: a cuboid seen from its corner. */
export const cuboid = (colour: string, { holes = 0, marks = '' }: { holes?: number; marks?: string } = {}) =>
  thing(
    (random) =>
      path('M-96 -24L-8 -62L98 -30L10 10Z', lighter(colour, 0.45)) +
      path('M-96 -24L10 10V76L-96 36Z', colour) +
      path('M98 -30L10 10V76L98 34Z', darker(colour, 0.16)) +
      times(holes, () => oval(between(random, -84, 0), between(random, 2, 36), 4, 3, darker(colour, 0.14))) +
      marks +
      stroke('M-96 -24L10 10L98 -30', lighter(colour, 0.8), 2.5, 'opacity=".8"'),
    { reach: 98, rise: 76 },
  );

export const shavings = (colour: string) =>
  thing((random) =>
    times(
      9,
      () =>
        `<g transform="translate(${between(random, -60, 60)} ${between(random, -34, 50)}) rotate(${random.next() * 360})">${filled(
          'M-50 -6C-20 -14 20 8 50 -4L48 6C20 18 -20 -2 -50 6Z',
          down([
            [0, lighter(colour, 0.4)],
            [1, darker(colour, 0.12)],
          ]),
        )}</g>`,
    ),
  );

export const mozzarella = () =>
  thing(
    () =>
      ovalOf(0, 6, 92, 84, ball('#f4efe4')) + soft(20, 44, 60, 40, '#c9bfae', 0.5) + gleam(-34, -34, 26, 20, 0.95, -24),
    { rise: 88 },
  );

export const egg = (colour: string) =>
  thing(
    (random) => {
      const body = 'M0 -100C44 -100 78 -24 78 28C78 74 44 96 0 96C-44 96 -78 74 -78 28C-78 -24 -44 -100 0 -100Z';
      return (
        filled(body, ball(colour)) +
        clipped(
          body,
          times(40, () =>
            oval(between(random, -70, 70), between(random, -84, 88), 1.6, 1.4, darker(colour, 0.3), 'opacity=".4"'),
          ),
        ) +
        gleam(-28, -36, 18, 28, 0.55, 18)
      );
    },
    { reach: 78, rise: 98 },
  );
