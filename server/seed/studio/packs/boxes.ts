/** Packs of card: boxes, cartons of drink, wrappers and cards that hang. */
import type { Random } from '#server/seed/random.ts';
import { type Label, labelArt } from '../label.ts';
import {
  across,
  ball,
  clipped,
  cylinder,
  darker,
  down,
  filled,
  lighter,
  mix,
  move,
  ovalOf,
  path,
  stroke,
  volume,
} from '../paint.ts';
import { type Pack, type Packer, printed } from './pack.ts';

const sideways = (w: number, h: number, d: number, label: Label, random: Random, extra = ''): Pack => {
  const side = darker(label.colour, 0.3);
  const [left, right] = [-w / 2 - d * 0.4, w / 2 - d * 0.4];
  const front = `M${left} ${-h}H${right}V0H${left}Z`;
  return {
    art:
      filled(
        `M${right} ${-h}L${right + d} ${-h - d * 0.34}V${-d * 0.3}L${right} 0Z`,
        across([
          [0, side],
          [1, darker(side, 0.34)],
        ]),
      ) +
      filled(
        `M${left} ${-h}L${left + d * 0.9} ${-h - d * 0.34}H${right + d}L${right} ${-h}Z`,
        down([
          [0, lighter(label.colour, 0.3)],
          [1, lighter(label.colour, 0.5)],
        ]),
      ) +
      clipped(
        front,
        move(labelArt(label, { width: w, height: h }, random), left, -h) +
          filled(
            front,
            across([
              [0, '#ffffff', 0.18],
              [0.5, '#ffffff', 0],
              [1, '#1a0d08', 0.12],
            ]),
          ),
      ) +
      stroke(`M${right} ${-h}V0`, '#ffffff', 1.5, 'opacity=".35"') +
      stroke(`M${left} ${-h}H${right}`, '#ffffff', 1.5, 'opacity=".5"') +
      extra,
    reach: w / 2 + d * 0.3,
    tall: h + d * 0.34,
  };
};

export const box: Packer = (label, random) => sideways(270, 390, 84, label, random);

export const lowBox: Packer = (label, random) => sideways(400, 250, 70, label, random);

export const slimBox: Packer = (label, random) => sideways(240, 330, 60, label, random);

/** A wrapper of foil and paper: a bar of chocolate, a piece of soap. */
export const wrapper: Packer = (label, random) => {
  const [w, h] = [400, 190];
  const outline = `M${-w / 2} ${-h}H${w / 2}V0H${-w / 2}Z`;
  const foil = (x: number) =>
    filled(
      `M${x} ${-h + 8}h22v${h - 16}h-22z`,
      across([
        [0, '#b9a26a'],
        [0.4, '#f3e6b8'],
        [1, '#a98f52'],
      ]),
    );
  return {
    art: move(
      volume(
        foil(-w / 2 - 18) +
          foil(w / 2 - 4) +
          printed(outline, label, random, { x: -w / 2, y: -h, width: w, height: h }, false),
        6,
      ),
      0,
      0,
      1,
      -5,
    ),
    reach: 212,
    tall: 210,
  };
};

export const carton: Packer = (label, random) => {
  const c = label.colour;
  const front = 'M-118 -330H86V0H-118Z';
  return {
    art:
      filled(
        'M86 -330L136 -348V-22L86 0Z',
        across([
          [0, darker(c, 0.22)],
          [1, darker(c, 0.5)],
        ]),
      ) +
      filled(
        'M-118 -330H86L98 -410H-92Z',
        down([
          [0, lighter(c, 0.5)],
          [1, c],
        ]),
      ) +
      filled(
        'M86 -330L136 -348L98 -410Z',
        across([
          [0, darker(c, 0.3)],
          [1, darker(c, 0.5)],
        ]),
      ) +
      filled(
        'M-92 -442H98V-408H-92Z',
        down([
          [0, lighter(c, 0.66)],
          [1, lighter(c, 0.3)],
        ]),
      ) +
      stroke('M-92 -424H98', darker(c, 0.2), 1.5, 'opacity=".4"') +
      ovalOf(-6, -366, 30, 20, ball('#f6f2ea')) +
      filled('M-34 -380H22V-364Q-6 -346 -34 -364Z', cylinder('#f6f2ea')) +
      ovalOf(-6, -380, 28, 12, ball('#ffffff')) +
      clipped(
        front,
        move(labelArt(label, { width: 204, height: 330 }, random), -118, -330) +
          filled(
            front,
            across([
              [0, '#ffffff', 0.2],
              [0.5, '#ffffff', 0],
              [1, '#1a0d08', 0.12],
            ]),
          ),
      ),
    reach: 128,
    tall: 442,
  };
};

/** A card that hangs in a shop, with the thing tied to it. */
export const hangCard: Packer = (label, random) => ({
  art:
    volume(
      clipped(
        'M-140 -420H140Q152 -420 152 -408V-12Q152 0 140 0H-140Q-152 0 -152 -12V-408Q-152 -420 -140 -420Z',
        path('M-160 -430H160V-370H-160Z', label.colour) +
          move(labelArt(label, { width: 304, height: 376 }, random), -152, -376),
      ),
      5,
      { shade: 0.25 },
    ) +
    path(
      'M-30 -402H30Q40 -402 40 -394Q40 -386 30 -386H-30Q-40 -386 -40 -394Q-40 -402 -30 -402Z',
      mix(label.colour, '#2b1410', 0.6),
    ),
  reach: 148,
  tall: 420,
});
