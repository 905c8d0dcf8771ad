/** Grains, nuts, pasta, sweets: what is poured or piled. */
import type { Random } from '#server/seed/random.ts';
import {
  across,
  ball,
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

/** One grain around the origin, about 10 long. */
export type Grain = (random: Random) => string;

const tinted = (colour: string, random: Random) => mix(lighter(colour, 0.18), darker(colour, 0.24), random.next());

/** A long or round grain with its own small shadow. */
export const seed =
  (colour: string, rx: number, ry: number, line?: string): Grain =>
  (random) => {
    const tint = tinted(colour, random);
    return (
      oval(0.6, 1.6, rx, ry, '#2b1508', 'opacity=".35"') +
      oval(0, 0, rx, ry, tint) +
      oval(-rx * 0.18, -ry * 0.3, rx * 0.55, ry * 0.38, '#fff8e8', 'opacity=".42"') +
      (line ? stroke(`M${-rx * 0.7} 0.4Q0 ${ry * 0.5} ${rx * 0.7} 0.4`, line, 0.9, 'opacity=".7"') : '')
    );
  };

export const chunk =
  (colour: string, size: number, roughness = 0.5): Grain =>
  (random) => {
    const d = blob(size, size * 0.78, roughness, random, 7);
    const tint = tinted(colour, random);
    return (
      path(d, '#2b1508', 'opacity=".35" transform="translate(.8 2)"') +
      path(d, tint) +
      oval(-size * 0.2, -size * 0.26, size * 0.5, size * 0.3, '#fff8e8', 'opacity=".34"')
    );
  };

export const kidney =
  (colour: string, size = 1): Grain =>
  (random) => {
    const tint = tinted(colour, random);
    const d = 'M-11 0C-12 -8 -4 -9 0 -6C4 -9 12 -8 11 0C10 8 4 9 0 7C-4 9 -10 8 -11 0Z';
    return `<g transform="scale(${size})">${path(d, '#2b1508', 'opacity=".35" transform="translate(.8 2)"')}${path(d, tint)}${oval(-4, -3, 4, 2, '#fff8e8', 'opacity=".5"')}${oval(0, 6, 3, 1.4, '#fff3e0', 'opacity=".6"')}</g>`;
  };

export const flake =
  (colour: string, size: number): Grain =>
  (random) => {
    const d = blob(size, size * 0.62, 0.5, random, 8);
    const tint = tinted(colour, random);
    return (
      path(d, '#2b1508', 'opacity=".32" transform="translate(.8 2.2)"') +
      path(d, tint) +
      path(d, lighter(tint, 0.4), 'transform="translate(-.6 -1) scale(.6)" opacity=".7"')
    );
  };

export const thread =
  (colour: string, length: number, width: number): Grain =>
  (random) =>
    stroke(
      `M${-length / 2} 0q${length * 0.3} ${between(random, -length * 0.3, length * 0.3)} ${length} ${between(random, -3, 3)}`,
      tinted(colour, random),
      width,
    );

export const tube =
  (colour: string): Grain =>
  (random) => {
    const tint = tinted(colour, random);
    return (
      path('M-20 -8L16 -8L22 8L-14 8Z', '#2b1508', 'opacity=".3" transform="translate(1 3)"') +
      path('M-20 -8L16 -8L22 8L-14 8Z', tint) +
      path('M-20 -8L16 -8L17 -4L-18 -4Z', lighter(tint, 0.5)) +
      oval(-17, 0, 4, 8, darker(tint, 0.3), 'transform="rotate(-16 -17 0)"') +
      stroke('M-12 -2L20 -2M-12 3L20 3', darker(tint, 0.14), 1)
    );
  };

export const spiral =
  (colour: string): Grain =>
  (random) => {
    const tint = tinted(colour, random);
    return times(
      4,
      (at) =>
        `<g transform="translate(${-15 + at * 10} 0) rotate(-24)">${oval(1, 2, 6, 10, '#2b1508', 'opacity=".3"')}${oval(0, 0, 6, 10, at % 2 ? tint : lighter(tint, 0.25))}${oval(-1.6, -3, 2, 5, '#fff8e8', 'opacity=".5"')}</g>`,
    );
  };

export const mixed =
  (...grains: readonly Grain[]): Grain =>
  (random) =>
    random.pick(grains)(random);

type Mound = { base: string; count: number; half?: number; height?: number; turn?: boolean };

/** A heap of grains: the farther ones first. It rests on y = 70. */
export const heapOf = (grain: Grain, { base, count, half = 112, height = 120, turn = true }: Mound) =>
  thing(
    (random) => {
      const foot = 66;
      const d = `M${-half} ${foot}C${-half * 0.72} ${foot - height * 0.5} ${-half * 0.34} ${foot - height} 0 ${foot - height}C${half * 0.34} ${foot - height} ${half * 0.72} ${foot - height * 0.5} ${half} ${foot}Q0 ${foot + 22} ${-half} ${foot}Z`;
      const grains = Array.from({ length: count }, () => {
        const across = (random.next() + random.next()) / 1 - 1;
        const x = across * half * 0.98;
        const top = foot - height * Math.max(0, 1 - Math.abs(across) ** 1.5) + 4;
        return { x, y: between(random, top, foot + 8) };
      }).sort((one, other) => one.y - other.y);
      return (
        `<g transform="translate(0 ${foot + 6}) scale(.82 .84) translate(0 ${-foot})">${filled(
          d,
          round(
            [
              [0, lighter(base, 0.2)],
              [1, darker(base, 0.4)],
            ],
            'cx=".4" cy=".2" r=".9"',
          ),
        )}</g>` +
        grains
          .map(
            ({ x, y }) =>
              `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn ? ` rotate(${Math.round(random.next() * 180)})` : ''}">${grain(random)}</g>`,
          )
          .join('')
      );
    },
    { reach: half, rise: 68, depth: 11 },
  );

export const powder = (colour: string) =>
  thing(
    (random) => {
      const d = 'M-112 66C-80 20 -34 -54 0 -58C34 -54 80 20 112 66Q0 86 -112 66Z';
      return (
        grained(
          filled(
            d,
            round(
              [
                [0, lighter(colour, 0.34)],
                [0.6, colour],
                [1, darker(colour, 0.3)],
              ],
              'cx=".4" cy=".2" r=".9"',
            ),
          ),
          0.7,
          darker(colour, 0.5),
          0.55,
          random.between(1, 90),
        ) +
        times(60, () =>
          oval(between(random, -116, 116), between(random, 56, 80), 1.6, 1.2, darker(colour, random.next() * 0.3)),
        )
      );
    },
    { reach: 112, rise: 70, depth: 11 },
  );

export const spaghetti = (colour: string) =>
  thing(
    (random) => {
      const strands = times(60, (at) => {
        const x = (at - 30) * 1.5 + between(random, -2, 2);
        return stroke(`M${x * 1.9} -118L${x * 0.7} 20L${x * 2} 118`, tinted(colour, random), 3);
      });
      return `<g transform="rotate(24)">${strands}${path('M-28 8H28L30 30H-30Z', '#b58a52')}${stroke('M-29 14H29M-29 23H29', '#8a6534', 3)}</g>`;
    },
    { reach: 86, rise: 118, depth: 6 },
  );

export const sheets = (colour: string) =>
  thing(
    () =>
      times(
        5,
        (at) =>
          `<g transform="translate(${at * 5 - 10} ${52 - at * 24}) rotate(${(at % 2) * 5 - 3})">${path('M-104 0L-60 -34H104L62 4Z', darker(colour, 0.3), 'transform="translate(0 6)"')}${filled(
            'M-104 0L-60 -34H104L62 4Z',
            down([
              [0, lighter(colour, 0.35)],
              [1, colour],
            ]),
          )}${stroke('M-92 -4L62 0M-70 -22L84 -18', darker(colour, 0.12), 1.6)}</g>`,
      ),
    { reach: 108, rise: 78, depth: 5 },
  );

export const nest = (colour: string) =>
  thing(
    (random) =>
      times(80, () => {
        const [rx, ry] = [between(random, 40, 100), between(random, 22, 58)];
        const turn = between(random, -20, 20);
        return `<ellipse cx="${between(random, -6, 6)}" cy="${between(random, -10, 10)}" rx="${rx}" ry="${ry}" transform="rotate(${turn})" fill="none" stroke="${tinted(colour, random)}" stroke-width="5" stroke-dasharray="${between(random, 60, 180)} ${between(random, 10, 60)}" stroke-linecap="round"/>`;
      }),
    { reach: 104, rise: 64, depth: 7 },
  );

export const walnut = (): Grain => (random) =>
  `<g transform="scale(.23)">${filled(blob(90, 76, 0.2, random, 12), ball('#c39a62'))}${stroke('M-70 -10C-40 -40 -30 20 0 -6C30 -40 40 20 70 -10M-60 26C-30 6 -10 50 20 24C40 8 50 30 66 24M-50 -46C-20 -60 20 -30 50 -50', '#7a5222', 9, 'opacity=".7"')}</g>`;

export const almond = (): Grain => (random) =>
  `<g transform="scale(.2)">${filled('M-94 0C-70 -54 20 -60 96 0C20 56 -70 52 -94 0Z', ball(tinted('#a8642c', random)))}${stroke('M-76 -6Q0 -30 80 0M-76 8Q0 30 80 4', '#6b3a14', 4, 'opacity=".6"')}</g>`;

export const pistachio = (): Grain => () =>
  `<g transform="scale(.19)">${filled('M-92 0C-80 -52 20 -60 92 0C20 58 -80 50 -92 0Z', ball('#e6d3a8'))}${filled('M-40 -8C0 -34 60 -26 90 0C60 16 0 16 -40 -8Z', ball('#8fae4a'))}</g>`;

export const peanut = (): Grain => () =>
  `<g transform="scale(.21)">${ovalOf(-34, 0, 54, 36, ball('#d9a65c'))}${ovalOf(36, 4, 52, 34, ball('#d9a65c'))}${gleam(-40, -14, 18, 7, 0.6)}</g>`;

export const raisin =
  (colour: string): Grain =>
  (random) =>
    `<g transform="scale(.17)">${filled(blob(84, 62, 0.24, random, 11), ball(colour))}${stroke('M-50 -20Q0 -40 50 -14M-56 10Q0 -6 54 16M-40 34Q0 20 44 36', lighter(colour, 0.4), 6, 'opacity=".45"')}</g>`;

export const apricotHalf =
  (colour: string): Grain =>
  (random) =>
    `<g transform="scale(.27)">${filled(blob(86, 64, 0.14, random, 9), ball(colour))}${soft(0, 6, 46, 26, darker(colour, 0.4), 0.5)}${gleam(-30, -26, 24, 9, 0.5, -16)}</g>`;

export const strip =
  (colour: string): Grain =>
  (random) =>
    `<g transform="scale(.3)">${filled('M-96 -14C-40 -34 40 -20 96 -26L92 16C40 30 -40 16 -92 26Z', ball(tinted(colour, random)))}${stroke('M-76 0Q0 -14 78 -4', darker(colour, 0.3), 4, 'opacity=".5"')}</g>`;

export const popcorn =
  (colour = '#fff6df'): Grain =>
  (random) =>
    `<g transform="scale(.2)">${times(5, () => ovalOf(between(random, -44, 44), between(random, -40, 40), between(random, 30, 48), between(random, 28, 44), ball(colour)))}${oval(between(random, -16, 16), between(random, -10, 20), 14, 10, '#d99a34', 'opacity=".7"')}</g>`;

export const crisp =
  (colour: string, ridged = false): Grain =>
  (random) => {
    const body = 'M-92 -8C-70 -56 30 -66 88 -26C104 10 40 58 -30 52C-76 46 -100 20 -92 -8Z';
    const tint = tinted(colour, random);
    return `<g transform="scale(.36)">${path(body, '#2b1508', 'opacity=".3" transform="translate(3 10)"')}${filled(
      body,
      across([
        [0, darker(tint, 0.2)],
        [0.3, lighter(tint, 0.4)],
        [0.6, tint],
        [1, darker(tint, 0.3)],
      ]),
    )}${stroke('M-80 6C-40 -20 30 -34 84 -14', lighter(tint, 0.6), 5, 'opacity=".6"')}${ridged ? times(5, (at) => stroke(`M${-70 + at * 30} -40L${-60 + at * 30} 44`, darker(tint, 0.2), 4, 'opacity=".5"')) : times(9, () => oval(between(random, -70, 70), between(random, -34, 34), 4, 3, darker(tint, 0.35), 'opacity=".5"'))}</g>`;
  };

export const chip = (): Grain => (random) => {
  const tint = tinted('#efbf4f', random);
  return `<g transform="scale(.34)">${path('M-100 -12L88 -16L96 10L-92 16Z', '#2b1508', 'opacity=".3" transform="translate(3 8)"')}${path('M-100 -12L88 -16L96 -4L-94 0Z', lighter(tint, 0.3))}${path('M-94 0L96 -4V12L-92 16Z', darker(tint, 0.14))}${path('M88 -16L96 -4V12L90 2Z', darker(tint, 0.3))}</g>`;
};

export const sweet = (): Grain => (random) => {
  const colour = random.pick(['#d8304c', '#f2a03c', '#7fb84a', '#f2cf3c', '#8a4aa8', '#e06a9a']);
  return `<g transform="scale(.2)">${ovalOf(0, 0, 80, 66, ball(colour))}${gleam(-26, -26, 26, 14, 0.9, -20)}</g>`;
};

export const kibble =
  (colour: string, other: string): Grain =>
  (random) => {
    const tint = tinted(random.next() < 0.6 ? colour : other, random);
    return `<g transform="scale(.16)">${path('M-60 -20C-80 -50 -40 -70 -20 -50C-6 -64 20 -60 22 -44C60 -70 86 -30 60 -6C86 20 60 60 24 44C10 66 -20 66 -26 44C-60 66 -86 20 -60 -20Z', darker(tint, 0.4), 'transform="translate(4 12)"')}${filled('M-60 -20C-80 -50 -40 -70 -20 -50C-6 -64 20 -60 22 -44C60 -70 86 -30 60 -6C86 20 60 60 24 44C10 66 -20 66 -26 44C-60 66 -86 20 -60 -20Z', ball(tint))}</g>`;
  };

export const delight = (): Grain => (random) => {
  const colour = random.pick(['#e88a9c', '#f2b8c0', '#f0cf8a', '#d9d48a']);
  return `<g transform="scale(.34)">${path('M-96 -24L-8 -62L98 -30L10 10Z', lighter(colour, 0.6))}${path('M-96 -24L10 10V86L-96 46Z', colour)}${path('M98 -30L10 10V86L98 44Z', darker(colour, 0.2))}${times(26, () => oval(between(random, -90, 90), between(random, -50, 70), 3, 2.4, '#fff', 'opacity=".8"'))}</g>`;
};

export const ice = (): Grain => (random) =>
  `<g transform="scale(.5) rotate(${between(random, -20, 20)})">${path('M-96 -24L-8 -62L98 -30L10 10Z', '#ffffff', 'opacity=".9"')}${path('M-96 -24L10 10V86L-96 46Z', '#bcdcee', 'opacity=".88"')}${path('M98 -30L10 10V86L98 44Z', '#8fc0dd', 'opacity=".9"')}${soft(-30, 34, 40, 26, '#ffffff', 0.8)}${stroke('M-96 -24L10 10L98 -30M10 10V86', '#ffffff', 4, 'opacity=".8"')}</g>`;
