/** Food as a counter hands it over: crates, punnets, nets, trays, paper and boxes with a window. */
import { sticker } from '../label.ts';
import {
  across,
  clipped,
  darker,
  down,
  filled,
  gleam,
  groundShadow,
  lighter,
  mix,
  move,
  oval,
  ovalOf,
  path,
  soft,
  stroke,
  volume,
} from '../paint.ts';
import { between, place, times } from '../things/thing.ts';
import { closer, type Dish, fitted, groundOf, heaped, MIDDLE, standing } from './dish.ts';

export const crate: Dish = (what, random) => {
  const slat = (x: number, y: number, w: number, h: number) =>
    volume(
      filled(
        `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
        down([
          [0, '#e0bd8c'],
          [1, '#c3965c'],
        ]),
      ) +
        times(4, (at) =>
          stroke(
            `M${x + 6} ${y + 8 + at * (h / 4)}q${w / 2} ${between(random, -6, 6)} ${w - 12} 0`,
            '#8f6334',
            1.2,
            'opacity=".4"',
          ),
        ),
      3,
      { shade: 0.4 },
    );
  return closer(
    groundShadow(MIDDLE, 548, 262, 1.1) +
      path('M84 380H556V520H84Z', '#6d4a26') +
      heaped(what, random, { x: MIDDLE, y: 386, width: 470, high: 120, size: 148 }) +
      slat(66, 402, 508, 60) +
      slat(66, 476, 508, 60) +
      slat(66, 388, 30, 156) +
      slat(544, 388, 30, 156) +
      times(4, (at) => oval([81, 81, 559, 559][at] as number, [432, 506, 432, 506][at] as number, 3, 3, '#6d4a26')),
    1.12,
  );
};

const punnetOf =
  (colour: string): Dish =>
  (what, random, label) => {
    const front = 'M96 404H544L510 540Q506 552 492 552H148Q134 552 130 540Z';
    return closer(
      groundShadow(MIDDLE, 552, 230, 1.1) +
        path('M112 372H528L544 408H96Z', darker(colour, 0.5)) +
        heaped(what, random, { x: MIDDLE, y: 392, width: 400, high: 110, size: 118 }) +
        volume(
          filled(
            front,
            across([
              [0, darker(colour, 0.14)],
              [0.3, lighter(colour, 0.2)],
              [1, darker(colour, 0.2)],
            ]),
          ),
          6,
        ) +
        path('M90 396H550V414H90Z', lighter(colour, 0.35)) +
        move(sticker(label, { width: 250, height: 112 }), 195, 426),
      1.2,
    );
  };

export const punnet = punnetOf('#8fae7c');

export const cardPunnet = punnetOf('#c9a06a');

/** A red or green net with a header card. */
export const net: Dish = (what, random, label) => {
  const outline =
    'M232 232C150 290 110 380 124 460C136 540 220 552 320 552C420 552 504 540 516 460C530 380 490 290 408 232Z';
  const mesh = times(26, (at) =>
    stroke(
      `M${-80 + at * 32} 220L${at * 32 + 180} 560M${720 - at * 32} 220L${460 - at * 32} 560`,
      label.colour,
      2.6,
      'opacity=".5"',
    ),
  );
  return closer(
    groundShadow(MIDDLE, 550, 200, 1.1) +
      heaped(what, random, { x: MIDDLE, y: 490, width: 360, high: 190, size: 140 }) +
      clipped(outline, mesh + soft(450, 420, 80, 140, '#2b1410', 0.25)) +
      stroke(outline, darker(label.colour, 0.2), 3, 'opacity=".6"') +
      path('M296 196H344L360 240H280Z', darker(label.colour, 0.3)) +
      volume(move(sticker(label, { width: 230, height: 124 }), 205, 104), 3, { shade: 0.25 }),
    0.94,
    330,
  );
};

/** A tray under film, as a counter packs it, with the counter's label. */
export const tray: Dish = (what, random, label) => {
  const isTall = what.rise > what.reach * 1.1;
  const scale = isTall ? fitted(what, 150, 190) : fitted(what, 400, 220);
  const laid = (isTall ? [-116, 0, 116] : [0])
    .map((shift) => place(what, random, MIDDLE + shift, 494 - what.foot * scale, scale))
    .join('');
  const rim = 'M92 340Q94 322 114 320H526Q546 322 548 340L586 520Q590 548 560 548H80Q50 548 54 520Z';
  return closer(
    groundShadow(MIDDLE, 552, 280, 1.1) +
      volume(
        filled(
          rim,
          down([
            [0, '#3b3d40'],
            [1, '#1f2023'],
          ]),
        ),
        5,
        { light: 0.4 },
      ) +
      filled(
        'M124 348Q126 340 136 340H504Q514 340 516 348L546 510Q548 522 536 522H104Q92 522 94 510Z',
        down([
          [0, '#151618'],
          [1, '#2b2d30'],
        ]),
      ) +
      laid +
      path('M92 340L240 320H330L150 548H80Q50 548 54 520Z', '#ffffff', 'opacity=".1"') +
      path('M420 320H470L330 548H262Z', '#ffffff', 'opacity=".07"') +
      volume(move(sticker(label, { width: 200, height: 116 }), 356, 424), 2, { shade: 0.3 }),
    1.08,
  );
};

/** Paper around a loaf or flowers, with a sticker. */
export const sleeve: Dish = (what, random, label) => {
  const scale = fitted(what, 430, 400);
  return (
    standing(what, random, MIDDLE, groundOf(2 * what.rise * scale + 60), scale) +
    volume(move(sticker(label, { width: 200, height: 110 }), 220, groundOf(2 * what.rise * scale + 60) - 120), 3, {
      shade: 0.3,
    })
  );
};

/** A white box with a window. */
export const windowBox: Dish = (what, random, label) =>
  closer(
    groundShadow(MIDDLE, 552, 250, 1.1) +
      filled(
        'M84 250L140 200H556L520 250Z',
        down([
          [0, '#fdfaf4'],
          [1, '#ece5d8'],
        ]),
      ) +
      filled(
        'M520 250L556 200V500L520 550Z',
        across([
          [0, '#d9cfbf'],
          [1, '#b9ae9c'],
        ]),
      ) +
      filled(
        'M84 250H520V550H84Z',
        down([
          [0, '#fbf7ef'],
          [1, '#efe8db'],
        ]),
      ) +
      path('M84 512H520V550H84Z', label.colour) +
      ovalOf(
        302,
        360,
        180,
        90,
        down([
          [0, mix(label.colour, '#3a2a20', 0.6)],
          [1, mix(label.colour, '#fff6e6', 0.5)],
        ]),
      ) +
      clipped(
        'M122 360A180 90 0 1 1 482 360A180 90 0 1 1 122 360Z',
        place(what, random, 302, 366, fitted(what, 330, 150)) + soft(220, 310, 120, 24, '#ffffff', 0.35, -16),
      ) +
      volume(move(sticker(label, { width: 220, height: 96 }), 192, 446), 2, { shade: 0.25 }) +
      gleam(160, 270, 60, 8, 0.5),
    1.1,
    380,
  );
