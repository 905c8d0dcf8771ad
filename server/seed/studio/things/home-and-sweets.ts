/** Sweets in one piece, hot drinks, and what is no food. */
import type { Random } from '#server/seed/random.ts';
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
  mix,
  oval,
  ovalOf,
  path,
  round,
  soft,
  stroke,
} from '../paint.ts';
import { between, blob, type Thing, thing, times } from './thing.ts';

export const chocolate = (colour: string, bits?: string) =>
  thing(
    (random) => {
      const square = (x: number, y: number) =>
        `<g transform="translate(${x} ${y})">${path('M-26 -19H26V19H-26Z', darker(colour, 0.35))}${filled(
          'M-26 -19H26L18 -12H-18Z',
          down([
            [0, lighter(colour, 0.4)],
            [1, lighter(colour, 0.2)],
          ]),
        )}${path('M-18 -12H18V11H-18Z', colour)}${path('M26 -19V19L18 11V-12Z', darker(colour, 0.16))}${soft(-6, -4, 14, 6, '#ffffff', 0.24)}</g>`;
      const squares = times(4, (row) =>
        times(4, (column) => (row === 0 && column === 3 ? '' : square(-80 + column * 53, -60 + row * 39))),
      );
      return `<g transform="rotate(-9)">${squares}${bits ? times(26, () => `<g transform="translate(${between(random, -100, 100)} ${between(random, -74, 74)}) rotate(${random.next() * 180})">${oval(0, 0, 6, 4, bits)}</g>`) : ''}</g>`;
    },
    { reach: 112, rise: 88, depth: 6 },
  );

export const lollipops = () =>
  thing(
    () =>
      [
        [-52, -30, '#d8304c', -16],
        [52, -34, '#f2a03c', 14],
        [0, -62, '#7a4aa8', 0],
      ]
        .map(
          ([x, y, colour, turn]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-4" y="30" width="8" height="130" rx="4" fill="#f6f2ea"/>${ovalOf(0, 0, 46, 46, ball(colour as string))}${stroke('M0 0C10 -6 20 4 12 16C2 28 -22 22 -24 0C-24 -26 4 -38 26 -24C40 -12 40 12 30 28', '#ffffff', 6, 'opacity=".75"')}${gleam(-16, -20, 10, 8, 0.8, -20)}</g>`,
        )
        .join(''),
    { reach: 96, rise: 110, depth: 7 },
  );

export const cookie = (dough: string, bits?: string) =>
  thing(
    (random) =>
      grained(
        filled(blob(94, 80, 0.06, random, 14), ball(dough)),
        0.08,
        darker(dough, 0.35),
        0.5,
        random.between(1, 60),
      ) +
      (bits
        ? times(15, () => {
            const angle = random.next() * Math.PI * 2;
            const far = Math.sqrt(random.next()) * 70;
            return `<g transform="translate(${Math.cos(angle) * far} ${Math.sin(angle) * far * 0.84}) rotate(${random.next() * 180})">${ovalOf(0, 0, between(random, 9, 15), between(random, 7, 11), ball(bits))}</g>`;
          })
        : times(12, () =>
            stroke(
              `M${between(random, -60, 50)} ${between(random, -50, 50)}q8 -6 16 2`,
              darker(dough, 0.3),
              2,
              'opacity=".5"',
            ),
          )),
    { rise: 80 },
  );

/** A biscuit with a scalloped edge and pricked holes. */
export const biscuit = (dough: string, centre?: string) =>
  thing(
    () =>
      times(22, (at) => {
        const angle = (at / 22) * Math.PI * 2;
        return oval(Math.cos(angle) * 82, Math.sin(angle) * 68, 15, 13, darker(dough, 0.14));
      }) +
      ovalOf(0, 0, 86, 72, ball(dough)) +
      (centre
        ? ovalOf(0, 0, 34, 28, ball(centre))
        : times(9, (at) => oval(((at % 3) - 1) * 36, (Math.floor(at / 3) - 1) * 28, 4, 3.4, darker(dough, 0.5)))),
    { rise: 82 },
  );

export const riceCracker = () =>
  thing(
    (random) =>
      grained(filled(blob(92, 78, 0.05, random, 12), ball('#d99c4c')), 0.2, '#8a4c14', 0.6, 5) +
      times(
        26,
        () =>
          `<g transform="translate(${between(random, -66, 66)} ${between(random, -54, 54)}) rotate(${random.next() * 180})">${oval(0, 0, 5, 3, random.next() < 0.5 ? '#fbf0d2' : '#2b1c14')}</g>`,
      ) +
      path('M-34 -20H34V82Q0 90 -34 82Z', '#1d2a22', 'opacity=".94"') +
      gleam(-8, 20, 18, 34, 0.16),
    { rise: 82 },
  );

export const hotDrink = (drink: string, cup = '#fbf8f2', froth?: string) =>
  thing(
    () =>
      ovalOf(0, 76, 108, 22, ball('#f4efe6')) +
      oval(0, 70, 80, 12, '#d9cfc0', 'opacity=".7"') +
      stroke('M76 -14C118 -24 122 34 62 36', darker(cup, 0.06), 15) +
      stroke('M76 -16C114 -24 118 32 64 34', lighter(cup, 0.3), 5) +
      filled('M-82 -34C-80 40 -52 72 -30 74H30C52 72 80 40 82 -34Z', cylinder(cup)) +
      ovalOf(0, -34, 82, 24, ball(cup)) +
      ovalOf(
        0,
        -31,
        73,
        19,
        round([
          [0, lighter(drink, 0.25)],
          [0.8, drink],
          [1, darker(drink, 0.3)],
        ]),
      ) +
      (froth
        ? ovalOf(-4, -32, 52, 13, ball(froth)) +
          stroke('M-30 -34Q-4 -24 24 -36M-20 -30Q0 -22 18 -30', darker(froth, 0.4), 2.5, 'opacity=".5"')
        : soft(-24, -36, 26, 6, '#ffffff', 0.5)) +
      stroke('M-22 -68C-34 -86 -10 -94 -20 -114M14 -68C2 -86 26 -94 16 -114', '#ffffff', 7, 'opacity=".55"'),
    { reach: 110, rise: 96 },
  );

export const iceCreamBall = (colour: string, bits?: string) =>
  thing(
    (random) =>
      grained(
        filled(blob(86, 76, 0.05, random, 13), ball(colour)),
        0.06,
        darker(colour, 0.2),
        0.7,
        random.between(1, 60),
      ) +
      times(14, (at) =>
        ovalOf(-84 + at * 13, 62 + Math.sin(at * 2.1) * 6 - Math.abs(at - 6.5) * -1, 14, 12, ball(colour)),
      ) +
      (bits ? times(24, () => oval(between(random, -60, 60), between(random, -54, 56), 4, 3, bits)) : '') +
      gleam(-30, -36, 22, 14, 0.5, -24),
    { rise: 82 },
  );

export const cone = (colour = '#fff3dc') =>
  thing(
    () => {
      const d = 'M-46 -4L0 118L46 -4Z';
      return (
        filled(
          d,
          across([
            [0, '#b5742c'],
            [0.35, '#efbf74'],
            [1, '#a8641e'],
          ]),
        ) +
        clipped(
          d,
          times(9, (at) =>
            stroke(`M${-90 + at * 18} -10l70 130M${90 - at * 18} -10l-70 130`, '#8a5218', 2.6, 'opacity=".6"'),
          ),
        ) +
        [
          [0, -8, 56, 26],
          [0, -34, 48, 24],
          [2, -60, 36, 20],
          [2, -82, 22, 15],
          [5, -98, 10, 12],
        ]
          .map(
            ([x = 0, y = 0, rx = 0, ry = 0]) =>
              ovalOf(x, y, rx, ry, ball(colour)) +
              stroke(
                `M${x - rx * 0.84} ${y + 4}Q${x} ${y + ry} ${x + rx * 0.84} ${y + 2}`,
                darker(colour, 0.2),
                3,
                'opacity=".5"',
              ),
          )
          .join('')
      );
    },
    { reach: 58, rise: 116 },
  );

export const pizza = (mushrooms: boolean) =>
  thing(
    (random) =>
      ovalOf(0, 8, 118, 70, ball('#c98a3c')) +
      ovalOf(
        0,
        0,
        118,
        68,
        round([
          [0, '#f2c67a'],
          [0.85, '#dd9f4a'],
          [1, '#b87428'],
        ]),
      ) +
      oval(0, -2, 100, 55, '#b8301c') +
      clipped(
        'M-100 -2A100 55 0 1 1 100 -2A100 55 0 1 1 -100 -2Z',
        times(20, () =>
          ovalOf(
            between(random, -86, 86),
            between(random, -46, 42),
            between(random, 14, 26),
            between(random, 8, 14),
            ball('#fbf0cf'),
          ),
        ) +
          (mushrooms
            ? times(
                11,
                () =>
                  `<g transform="translate(${between(random, -76, 76)} ${between(random, -38, 34)}) rotate(${between(random, -40, 40)}) scale(.19)">${path('M-90 6C-94 -54 -48 -84 0 -84C48 -84 94 -54 90 6C84 22 44 14 34 16C30 50 40 78 34 92Q0 102 -34 92C-40 78 -30 50 -34 16C-44 14 -84 22 -90 6Z', '#e8d8bc', 'stroke="#8a6a4a" stroke-width="9"')}</g>`,
              )
            : times(
                6,
                (at) =>
                  `<g transform="translate(${Math.cos(at * 1.05) * 62} ${Math.sin(at * 1.05) * 34 - 4}) scale(.2) rotate(${at * 60})">${path('M0 104C-6 74 -58 62 -60 10C-62 -46 -24 -92 0 -104C24 -92 62 -46 60 10C58 62 6 74 0 104Z', '#3f8a35')}${stroke('M0 90V-86', '#a9d07a', 6)}</g>`,
              )),
      ) +
      stroke('M-118 0L118 0', '#7a4414', 0),
    { reach: 120, rise: 76 },
  );

export const dumplings = () =>
  thing(
    () =>
      [
        [-62, 26, -8],
        [60, 30, 8],
        [0, -6, 0],
      ]
        .map(
          ([x, y, turn]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.62)">${filled('M-104 40C-100 -30 -50 -52 0 -52C50 -52 100 -30 104 40C70 64 -70 64 -104 40Z', ball('#f3e6cd'))}${times(7, (at) => stroke(`M${-66 + at * 22} -30Q${-60 + at * 20} -6 ${-50 + at * 17} 6`, '#c9ae84', 6, 'opacity=".7"'))}${path('M-104 40C-110 20 -60 -60 0 -62C60 -60 110 20 104 40C80 0 50 -32 0 -34C-50 -32 -80 0 -104 40Z', '#ead7b4', 'opacity=".8"')}</g>`,
        )
        .join(''),
    { reach: 122, rise: 62, depth: 7 },
  );

export const falafel = () =>
  thing(
    (random) =>
      grained(filled(blob(90, 82, 0.08, random, 12), ball('#9a6428')), 0.1, '#4a2a0c', 1, random.between(1, 60)) +
      times(24, () =>
        oval(between(random, -70, 70), between(random, -60, 60), 4, 3, random.pick(['#d9b070', '#5f8a3a'])),
      ),
    { rise: 82 },
  );

export const stuffedPita = () =>
  thing(
    (random) =>
      times(
        44,
        () =>
          `<g transform="translate(${between(random, -84, 84)} ${between(random, -70, -20)}) rotate(${random.next() * 180})">${oval(0, 0, between(random, 10, 22), 8, random.pick(['#6fae3c', '#9ccc55', '#d83a2c', '#f3efe4', '#9a6428', '#b8589a']))}</g>`,
      ) +
      grained(
        filled('M-104 -22C-70 -2 70 -2 104 -22C108 50 60 92 0 92C-60 92 -108 50 -104 -22Z', ball('#e6c389')),
        0.05,
        '#9a5c24',
        0.6,
        8,
      ),
    { reach: 106, rise: 92 },
  );

export const sponge = () =>
  thing(
    (random) =>
      path('M-100 -34L-40 -62H110V10L60 44H-100Z', '#e8b92c') +
      grained(
        path('M-100 -34H58V30H-100Z', '#f6cf45') +
          path('M-100 -34L-44 -60H110L58 -34Z', '#fbe07a') +
          path('M58 -34L110 -60V6L58 30Z', '#dba92a'),
        0.12,
        '#a87a10',
        0.9,
        random.between(1, 60),
      ) +
      path('M-100 30H58L110 6V24L58 52H-100Z', '#3f8a4a') +
      path('M58 30L110 6V24L58 52Z', '#2d6b38'),
    { reach: 110, rise: 62, foot: 54, depth: 6 },
  );

export const floorBrush = () =>
  thing(
    () =>
      `<g transform="rotate(24)">${filled(
        'M-8 -124H8V44H-8Z',
        across([
          [0, '#a87a44'],
          [0.4, '#e3bd84'],
          [1, '#8f6232'],
        ]),
      )}${filled(
        'M-62 40H62Q70 40 70 50V66H-70V50Q-70 40 -62 40Z',
        down([
          [0, '#d9b077'],
          [1, '#a87a44'],
        ]),
      )}${times(30, (at) => stroke(`M${-66 + at * 4.6} 66L${-78 + at * 5.4} 116`, at % 3 ? '#4a3a2a' : '#7a6248', 4))}</g>`,
    { reach: 90, rise: 124, depth: 6 },
  );

export const bucket = (colour: string) =>
  thing(
    () =>
      stroke('M-90 -50C-96 -120 96 -120 90 -50', '#8f979e', 7) +
      filled('M-92 -52L-70 88Q0 108 70 88L92 -52Z', cylinder(colour)) +
      ovalOf(0, -52, 96, 26, ball(darker(colour, 0.1))) +
      oval(0, -50, 84, 20, darker(colour, 0.5)) +
      soft(30, -42, 50, 12, lighter(colour, 0.3), 0.5) +
      filled('M-20 -108H20V-96H-20Z', cylinder('#f3f1ee')) +
      oval(-90, -48, 7, 8, '#c9d0d6') +
      oval(90, -48, 7, 8, '#c9d0d6'),
    { reach: 98, rise: 106 },
  );

export const gloves = (colour: string) =>
  thing(
    () =>
      [
        [-34, 6, -12, 1],
        [38, 0, 12, -1],
      ]
        .map(
          ([x, y, turn, flip]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${Number(flip) * 0.82} .82)">${filled('M-44 116V20C-56 -4 -70 -30 -64 -36C-54 -44 -42 -24 -36 -12L-40 -86C-40 -102 -22 -102 -20 -86L-14 -22L-8 -106C-6 -120 12 -120 12 -104L12 -22L24 -96C28 -110 44 -106 42 -92L34 -16L50 -62C56 -74 70 -68 66 -54L46 30V116Q0 126 -44 116Z', ball(colour))}${path('M-46 92H48V118Q0 128 -46 118Z', darker(colour, 0.2))}${stroke('M-30 30Q0 50 30 28', darker(colour, 0.3), 4, 'opacity=".5"')}</g>`,
        )
        .join(''),
    { reach: 104, rise: 110, depth: 7 },
  );

export const paperRoll = (tall = false) =>
  thing(
    () => {
      const h = tall ? 112 : 62;
      return (
        filled(`M-76 ${-h}V${h}C-76 ${h + 36} 76 ${h + 36} 76 ${h}V${-h}Z`, cylinder('#f6f4f0')) +
        times(tall ? 7 : 4, (row) =>
          times(6, (at) => oval(-60 + at * 24, -h + 46 + row * 32, 5, 5, '#d9d4cb', 'opacity=".7"')),
        ) +
        ovalOf(
          0,
          -h,
          76,
          28,
          round([
            [0, '#ece8e1'],
            [1, '#fdfcfa'],
          ]),
        ) +
        oval(0, -h, 76, 28, 'none', 'stroke="#d9d4cb" stroke-width="1.5"') +
        oval(0, -h, 50, 18, 'none', 'stroke="#d9d4cb" stroke-width="1.5"') +
        oval(0, -h, 24, 9, '#a8835a') +
        oval(1, -h + 2, 20, 7, '#5d442c') +
        path(`M76 ${-h + 10}L108 ${-h + 22}V${h + 8}L76 ${h + 4}Z`, '#ece8e2')
      );
    },
    { reach: 92, rise: tall ? 130 : 88 },
  );

export const tissueBox = (colour: string) =>
  thing(
    () =>
      path('M-40 -60C-50 -100 -20 -96 -6 -110C0 -92 30 -104 34 -84C36 -72 30 -60 34 -44H-34Z', '#ffffff') +
      path(
        'M-20 -100C-10 -80 -16 -60 -10 -44M14 -96C8 -80 16 -64 10 -44',
        'none',
        'stroke="#d9d4cb" stroke-width="2"',
      ) +
      path('M-104 -36L-50 -62H104L60 -36Z', lighter(colour, 0.3)) +
      oval(4, -49, 40, 7, darker(colour, 0.5)) +
      path('M-34 -46C-40 -70 -20 -80 0 -76C20 -80 40 -70 40 -48Q4 -40 -34 -46Z', '#ffffff') +
      path('M-104 -36H60V70H-104Z', colour) +
      path('M60 -36L104 -62V40L60 70Z', darker(colour, 0.18)) +
      times(
        8,
        (at) =>
          `<g transform="translate(${-82 + (at % 4) * 42} ${-8 + Math.floor(at / 4) * 46})">${times(5, (petal) => oval(0, -8, 4.4, 7, '#fff', `transform="rotate(${petal * 72})"`))}${oval(0, 0, 4, 4, '#f2c23c')}</g>`,
      ),
    { reach: 106, rise: 90, foot: 70, depth: 5 },
  );

export const soap = (colour: string) =>
  thing(
    () =>
      filled(
        'M-104 -6C-104 -34 -84 -44 -60 -46H60C84 -44 104 -34 104 -6V22C104 46 84 54 60 54H-60C-84 54 -104 46 -104 22Z',
        ball(darker(colour, 0.12)),
      ) +
      filled(
        'M-104 -8C-104 -36 -84 -44 -60 -46H60C84 -44 104 -36 104 -8C104 20 84 26 60 28H-60C-84 26 -104 20 -104 -8Z',
        down([
          [0, lighter(colour, 0.4)],
          [1, colour],
        ]),
      ) +
      oval(0, -9, 66, 22, 'none', `stroke="${darker(colour, 0.2)}" stroke-width="3" opacity=".6"`) +
      stroke(
        'M-30 -8C-10 -22 14 -22 34 -10M-20 -8q6 -12 14 -8M4 -14q10 -6 14 2',
        darker(colour, 0.3),
        3,
        'opacity=".7"',
      ) +
      [
        [86, 46, 16],
        [106, 30, 9],
        [66, 58, 9],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            oval(x, y, r, r, '#ffffff', 'opacity=".5" stroke="#ffffff" stroke-width="1.5"') +
            oval(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.24, '#fff'),
        )
        .join(''),
    { reach: 106, rise: 54 },
  );

export const toothbrush = (colour: string) =>
  thing(
    () =>
      `<g transform="rotate(-28)">${filled(
        'M-128 -3C-60 -14 -10 8 40 -5H116C128 -5 128 13 116 13H40C0 22 -60 2 -122 15C-134 13 -136 1 -128 -3Z',
        down([
          [0, lighter(colour, 0.4)],
          [0.5, colour],
          [1, darker(colour, 0.3)],
        ]),
      )}${times(9, (at) => `<rect x="${52 + at * 7}" y="-33" width="5.4" height="29" rx="2" fill="${at % 3 === 1 ? lighter(colour, 0.5) : '#fdfdfc'}"/>`)}${gleam(-60, 0, 40, 3, 0.6)}</g>`,
    { reach: 116, rise: 74, foot: 66, depth: 4 },
  );

export const dogBone = () =>
  thing(
    () =>
      filled(
        'M-66 -24C-90 -64 -130 -30 -104 -2C-130 26 -90 62 -66 26H66C90 62 130 26 104 -2C130 -30 90 -64 66 -24Z',
        ball('#c98f4c'),
      ) + times(12, (at) => oval(-58 + at * 10.5, ((at * 7) % 22) - 10, 2.4, 2, '#7a4a1c', 'opacity=".6"')),
    { reach: 112, rise: 46 },
  );

const petals = (count: number, length: number, width: number, colour: string, shift = 0) =>
  times(
    count,
    (at) =>
      `<g transform="rotate(${(at * 360) / count + shift})">${path(`M0 0C${-width} ${-length * 0.4} ${-width} ${-length * 0.8} 0 ${-length}C${width} ${-length * 0.8} ${width} ${-length * 0.4} 0 0Z`, at % 2 ? colour : lighter(colour, 0.14))}${stroke(`M0 ${-length * 0.2}V${-length * 0.8}`, darker(colour, 0.2), 1.2, 'opacity=".4"')}</g>`,
  );

export const bloom = {
  rose: (colour: string): Thing =>
    thing(
      () =>
        petals(6, 96, 56, darker(colour, 0.14)) +
        petals(6, 76, 46, colour, 30) +
        petals(5, 54, 36, lighter(colour, 0.12), 10) +
        ovalOf(0, 0, 30, 28, ball(colour)) +
        stroke('M-14 6C-18 -16 10 -22 16 -4C18 10 0 14 -4 4C-4 -4 6 -6 8 0', darker(colour, 0.4), 4, 'opacity=".7"'),
      { depth: 6 },
    ),
  tulip: (colour: string): Thing =>
    thing(
      () =>
        filled(
          'M-62 -40C-40 -70 -30 -76 -24 -90C-8 -76 8 -76 24 -90C30 -76 40 -70 62 -40C76 20 50 76 0 78C-50 76 -76 20 -62 -40Z',
          ball(darker(colour, 0.12)),
        ) +
        filled('M0 -96C34 -50 42 20 0 78C-42 20 -34 -50 0 -96Z', ball(colour)) +
        stroke('M0 -70V50', lighter(colour, 0.4), 3, 'opacity=".5"'),
      { reach: 66 },
    ),
  sunflower: (): Thing =>
    thing(
      () =>
        petals(17, 98, 17, '#e8a81c') +
        petals(17, 92, 15, '#f8c83c', 10) +
        ovalOf(0, 0, 48, 46, ball('#5a3212')) +
        times(70, (at) => {
          const far = Math.sqrt(at / 70) * 44;
          return oval(Math.cos(at * 2.4) * far, Math.sin(at * 2.4) * far, 2.4, 2.4, at % 3 ? '#8a5a24' : '#2b1508');
        }),
      { depth: 5 },
    ),
  daisy: (colour = '#fffdf6', eye = '#f2b21c'): Thing =>
    thing(() => petals(14, 94, 15, colour) + ovalOf(0, 0, 30, 28, ball(eye)), { depth: 5 }),
  lavender: (): Thing =>
    thing(
      (random) =>
        stroke('M0 110V-20', '#6f8f58', 6) +
        times(30, (at) =>
          ovalOf(
            ((at % 3) - 1) * 17 + between(random, -3, 3),
            -100 + Math.floor(at / 3) * 13,
            10,
            9,
            ball(mix('#7a5ab8', '#a88ad8', random.next())),
          ),
        ),
      { reach: 36, rise: 110 },
    ),
};

const flowers = (heads: readonly { bloom: Thing; x: number; y: number; size: number }[], random: Random) =>
  heads.map(({ x, y }) => stroke(`M${x} ${y}Q${x * 0.6} 30 ${x * 0.1} 108`, '#4f8a3c', 5)).join('') +
  times(
    11,
    (at) =>
      `<g transform="translate(${(at - 5) * 15} ${between(random, -16, 26)}) rotate(${(at - 5) * 13})">${path('M0 30C-14 10 -12 -20 0 -36C12 -20 14 10 0 30Z', at % 2 ? '#4f9a3f' : '#3a7a34')}</g>`,
  ) +
  heads
    .map(({ bloom: { art }, x, y, size }) => `<g transform="translate(${x} ${y}) scale(${size})">${art(random)}</g>`)
    .join('');

const wrapping = (colour: string) =>
  filled(
    'M-62 4L-34 120Q0 128 34 120L62 4C40 26 22 14 0 30C-22 14 -40 26 -62 4Z',
    across([
      [0, darker(colour, 0.2)],
      [0.4, lighter(colour, 0.3)],
      [1, darker(colour, 0.24)],
    ]),
  ) + path('M-40 70C-14 80 14 80 40 70L37 84C12 92 -12 92 -37 84Z', '#fff', 'opacity=".85"');

export const bouquet = (paper: string, blooms: readonly Thing[]) =>
  thing(
    (random) => {
      const spots = [
        [-62, -42, 0.34],
        [62, -44, 0.34],
        [-26, -80, 0.36],
        [28, -82, 0.36],
        [0, -36, 0.4],
        [-44, -6, 0.3],
        [44, -8, 0.3],
      ] as const;
      return (
        flowers(
          spots.map(([x, y, size], at) => ({ bloom: blooms[at % blooms.length] as Thing, x, y, size })),
          random,
        ) + wrapping(paper)
      );
    },
    { reach: 98, rise: 122, depth: 6 },
  );

export const pottedHerb = () =>
  thing(
    (random) =>
      times(
        26,
        (at) =>
          `<g transform="translate(${between(random, -50, 50)} ${between(random, -70, 20)}) rotate(${between(random, -60, 60)}) scale(.36)">${filled(
            'M0 104C-6 74 -58 62 -60 10C-62 -46 -24 -92 0 -104C24 -92 62 -46 60 10C58 62 6 74 0 104Z',
            across([
              [0, '#7ac455'],
              [1, at % 2 ? '#3f8a35' : '#55a343'],
            ]),
          )}</g>`,
      ) +
      filled('M-62 34L-46 112Q0 122 46 112L62 34Z', cylinder('#c4704a')) +
      filled('M-70 18H70V40H-70Z', cylinder('#cf7d55')) +
      ovalOf(0, 18, 70, 10, ball('#4a3020')) +
      times(
        5,
        (at) =>
          `<g transform="translate(${-36 + at * 18} 4) rotate(${(at - 2) * 14}) scale(.34)">${filled(
            'M0 104C-6 74 -58 62 -60 10C-62 -46 -24 -92 0 -104C24 -92 62 -46 60 10C58 62 6 74 0 104Z',
            across([
              [0, '#8ad065'],
              [1, '#4a9a3d'],
            ]),
          )}</g>`,
      ),
    { reach: 80, rise: 116 },
  );

export const cactus = () =>
  thing(
    () => {
      const body = (d: string) =>
        filled(d, cylinder('#5a9a5a')) +
        clipped(
          d,
          times(9, (at) => stroke(`M${-60 + at * 15} -110V60`, '#3a6f42', 2, 'opacity=".5"')) +
            times(40, (at) => stroke(`M${-56 + ((at * 23) % 112)} ${-96 + ((at * 31) % 140)}l4 -5`, '#f3f0d8', 1.6)),
        );
      return (
        body('M-28 40V-70C-28 -116 28 -116 28 -70V40Z') +
        body('M-28 0C-66 0 -70 -20 -68 -50C-66 -66 -46 -64 -46 -48C-46 -30 -44 -24 -28 -24Z') +
        body('M28 14C66 14 70 -10 68 -36C66 -52 46 -50 46 -36C46 -18 44 -10 28 -10Z') +
        `<g transform="translate(2 -104) scale(.22)">${petals(9, 90, 22, '#e86a9a')}</g>` +
        filled('M-52 42L-40 112Q0 122 40 112L52 42Z', cylinder('#e3d9c8')) +
        filled('M-58 28H58V46H-58Z', cylinder('#ece3d4'))
      );
    },
    { reach: 74, rise: 118 },
  );
