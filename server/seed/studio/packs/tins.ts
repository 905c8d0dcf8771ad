/** Packs of metal. */
import { labelArt } from '../label.ts';
import { blockOf, clipped, cylinder, darker, down, filled, move, oval, ovalOf, soft } from '../paint.ts';
import { type Packer, printed, steel } from './pack.ts';

const canOf =
  (w: number, h: number): Packer =>
  (label, random) => {
    const [r, e] = [w / 2, w * 0.12];
    const outline = `M${-r} ${-h + 14}Q0 ${-h + 14 + e * 2} ${r} ${-h + 14}V${-14}Q0 ${e * 2 - 14} ${-r} -14Z`;
    return {
      art:
        filled(`M${-r + 3} ${-h}V0Q0 ${e * 2} ${r - 3} 0V${-h}Z`, steel()) +
        printed(outline, label, random, { x: -r, y: -h + 14 + e * 0.6, width: w, height: h - 28 }) +
        ovalOf(0, -h, r, e, steel()) +
        ovalOf(
          0,
          -h,
          r * 0.88,
          e * 0.82,
          down([
            [0, '#8b929a'],
            [1, '#e6eaed'],
          ]),
        ) +
        oval(0, -h, r * 0.7, e * 0.62, 'none', 'stroke="#9aa1a8" stroke-width="2"') +
        filled(`M${-r} -10Q0 ${e * 2 - 10} ${r} -10V-2Q0 ${e * 2 - 2} ${-r} -2Z`, steel()),
      reach: r,
      tall: h + e,
    };
  };

export const can = canOf(230, 300);

export const lowCan = canOf(290, 180);

export const bigTin = canOf(270, 380);

export const drinkCan: Packer = (label, random) => {
  const outline = 'M-86 -326V-24Q0 14 86 -24V-326Q0 -306 -86 -326Z';
  return {
    art:
      filled('M-74 -18Q0 16 74 -18L66 2Q0 26 -66 2Z', steel()) +
      filled('M-86 -326L-66 -362H66L86 -326Q0 -306 -86 -326Z', steel()) +
      printed(outline, label, random, { x: -86, y: -322, width: 172, height: 312 }) +
      ovalOf(0, -362, 66, 13, steel()) +
      ovalOf(
        0,
        -362,
        57,
        9,
        down([
          [0, '#7d848b'],
          [1, '#e6eaed'],
        ]),
      ) +
      oval(8, -363, 18, 4, '#aab1b8', 'stroke="#7d848b"'),
    reach: 82,
    tall: 374,
  };
};

/** A tin seen from above its edge; its lid carries the label. */
export const flatTin: Packer = (label, random) => {
  const lid = 'M-200 -190A200 112 0 1 1 200 -190A200 112 0 1 1 -200 -190Z';
  return {
    art:
      filled('M-200 -190V-92A200 112 0 0 0 200 -92V-190Z', cylinder(darker(label.colour, 0.08))) +
      filled('M-200 -100V-88A200 112 0 0 0 200 -88V-100A200 112 0 0 1 -200 -100Z', steel()) +
      ovalOf(0, -190, 204, 115, steel()) +
      clipped(
        lid,
        `<g transform="translate(-190 -300) scale(1 .565)">${labelArt(label, { width: 380, height: 390 }, random)}</g>`,
      ) +
      oval(0, -190, 190, 105, 'none', 'stroke="#ffffff" stroke-width="3" opacity=".6"') +
      soft(-70, -232, 100, 34, '#ffffff', 0.35, -14),
    reach: 196,
    tall: 306,
  };
};

export const fishTin: Packer = (label, random) => ({
  art:
    filled('M-196 -150Q-214 -150 -210 -120V-50Q-206 0 -150 0H150Q206 0 210 -50V-120Q214 -150 196 -150Z', steel()) +
    blockOf(-214, -236, 428, 156, 64, steel()) +
    clipped(
      'M-150 -226H150Q204 -226 204 -158Q204 -90 150 -90H-150Q-204 -90 -204 -158Q-204 -226 -150 -226Z',
      move(labelArt(label, { width: 408, height: 140 }, random), -204, -228),
    ) +
    soft(-90, -196, 110, 24, '#ffffff', 0.3, -8) +
    oval(164, -160, 20, 13, '#c9d0d6', 'stroke="#7d848b" stroke-width="4"'),
  reach: 204,
  tall: 236,
});
