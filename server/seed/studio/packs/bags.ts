/** Soft packs: pouches, pillows of foil, bags of paper, tubes. */
import { sticker } from '../label.ts';
import {
  across,
  blockOf,
  clipped,
  cylinder,
  darker,
  down,
  filled,
  lighter,
  move,
  path,
  soft,
  stroke,
  volume,
} from '../paint.ts';
import { type Packer, printed } from './pack.ts';

const wavy = (w: number, h: number, bulge: number) =>
  `M${-w} ${-h}H${w}C${w - 12} ${-h * 0.8} ${w + bulge} ${-h * 0.55} ${w + bulge * 0.6} ${-h * 0.3}C${w} ${-h * 0.1} ${w + 4} 0 ${w} 0Q0 14 ${-w} 0C${-w - 4} 0 ${-w} ${-h * 0.1} ${-w - bulge * 0.6} ${-h * 0.3}C${-w - bulge} ${-h * 0.55} ${-w + 12} ${-h * 0.8} ${-w} ${-h}Z`;

/** A stand-up pouch with a zip. */
export const pouch: Packer = (label, random) => {
  const outline = wavy(140, 400, 14);
  return {
    art: volume(
      printed(outline, label, random, { x: -158, y: -386, width: 316, height: 386 }, false) +
        clipped(
          outline,
          path('M-170 -400H170V-372H-170Z', lighter(label.colour, 0.3)) +
            stroke('M-170 -386H170M-170 -380H170', darker(label.colour, 0.2), 1.5, 'opacity=".5"') +
            stroke('M-170 -356H170', '#ffffff', 4, 'opacity=".3"') +
            soft(-92, -210, 30, 170, '#ffffff', 0.3, 3) +
            soft(110, -180, 30, 190, '#1a0d08', 0.3, -4) +
            soft(0, -10, 160, 26, '#1a0d08', 0.35),
        ),
      8,
    ),
    reach: 140,
    tall: 400,
  };
};

/** A pillow of foil with crimped ends: crisps, sweets, frozen vegetables. */
export const pillow: Packer = (label, random) => {
  const outline =
    'M-148 -408L148 -408L142 -374C166 -300 170 -110 142 -34L148 0L-148 0L-142 -34C-170 -110 -166 -300 -142 -374Z';
  const crimp = (y: number) =>
    Array.from({ length: 30 }, (_, at) => stroke(`M${-142 + at * 9.8} ${y}v26`, '#ffffff', 1.5, 'opacity=".35"')).join(
      '',
    );
  return {
    art: volume(
      printed(outline, label, random, { x: -166, y: -378, width: 332, height: 348 }, false) +
        clipped(
          outline,
          path('M-170 -408H170V-376H-170ZM-170 -32H170V0H-170Z', darker(label.colour, 0.12)) +
            crimp(-404) +
            crimp(-28) +
            soft(-96, -230, 26, 130, '#ffffff', 0.55, 6) +
            soft(-60, -330, 70, 14, '#ffffff', 0.35, -14) +
            soft(118, -180, 34, 180, '#1a0d08', 0.38, -4) +
            soft(60, -66, 80, 14, '#ffffff', 0.25, 12),
        ),
      10,
    ),
    reach: 150,
    tall: 408,
  };
};

/** A block-bottom paper bag with a folded top: flour, sugar, rice. */
export const paperBag: Packer = (label, random) => {
  const outline = 'M-136 -372L136 -372L142 0Q0 8 -142 0Z';
  return {
    art: volume(
      filled(
        'M-132 -372L-124 -408H124L132 -372Z',
        down([
          [0, lighter(label.colour, 0.5)],
          [1, lighter(label.colour, 0.2)],
        ]),
      ) +
        printed(outline, label, random, { x: -142, y: -372, width: 284, height: 376 }, false) +
        clipped(
          outline,
          soft(118, -200, 30, 240, '#1a0d08', 0.3) +
            soft(-110, -200, 22, 220, '#ffffff', 0.35) +
            stroke('M-136 -366L-96 -330V-10M136 -366L98 -330V-10', '#1a0d08', 1.5, 'opacity=".14"'),
        ),
      7,
    ),
    reach: 142,
    tall: 408,
  };
};

/** A brown bag with a sticker: what a market shop packs itself. */
export const kraftBag: Packer = (label) => {
  const outline =
    'M-146 -360L-120 -348L-96 -362L-70 -348L-44 -362L-18 -348L8 -362L34 -348L60 -362L86 -348L112 -362L146 -350L150 0Q0 8 -150 0Z';
  return {
    art: volume(
      filled(
        outline,
        across([
          [0, '#a87c4c'],
          [0.2, '#d6ae7c'],
          [0.5, '#c99d68'],
          [1, '#95693c'],
        ]),
      ) +
        stroke('M-104 -350L-110 -4M112 -352L116 -4', '#7a5430', 2, 'opacity=".35"') +
        soft(-40, -120, 60, 120, '#e6c79a', 0.4) +
        move(sticker(label, { width: 216, height: 190 }), -108, -262),
      8,
    ),
    reach: 148,
    tall: 360,
  };
};

export const tube: Packer = (label, random) => {
  const outline = 'M-84 -420H84L72 -74H-72Z';
  return {
    art:
      volume(
        printed(outline, label, random, { x: -84, y: -400, width: 168, height: 316 }) +
          path('M-86 -430H86V-404H-86Z', lighter(label.colour, 0.4)),
        6,
      ) +
      Array.from({ length: 17 }, (_, at) =>
        stroke(`M${-80 + at * 10} -428V-408`, darker(label.colour, 0.3), 1.5, 'opacity=".4"'),
      ).join('') +
      blockOf(-62, -76, 124, 76, 12, cylinder('#f6f3ee')),
    reach: 66,
    tall: 430,
  };
};
