/** Closed packs: each stands on the origin and grows upwards, so that it can be put on the ground. */
import type { Random } from '#server/seed/random.ts';
import { type Label, labelArt } from '../label.ts';
import { across, block, clipped, cylinderVeil, filled, move } from '../paint.ts';

/** `reach` is half the width on the ground, `tall` the height. */
export type Pack = { art: string; reach: number; tall: number };

export type Packer = (label: Label, random: Random) => Pack;

export const printed = (
  outline: string,
  label: Label,
  random: Random,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  veil = true,
) =>
  clipped(
    outline,
    move(labelArt(label, { width, height }, random), x, y) + (veil ? filled(outline, cylinderVeil()) : ''),
  );

export const steel = () =>
  across([
    [0, '#70767d'],
    [0.16, '#c3c9cf'],
    [0.28, '#f5f7f8'],
    [0.46, '#b6bdc4'],
    [0.8, '#8b929a'],
    [1, '#656b72'],
  ]);

export const shine = (x: number, top: number, bottom: number, width: number, opacity = 0.5) =>
  block(x, top, width, bottom - top, width / 2, '#ffffff', `opacity="${opacity}"`);
