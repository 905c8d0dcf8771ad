/** Puts glyphs and drawings together into one picture. */
import sharp from 'sharp';
import type { Look, WareLook } from '../recipe.types.ts';
import { badge, basket, heap, loose, tray } from './displays.ts';
import { glyphImage } from './glyphs.ts';
import { bag, bottle, box, carton, flatTin, jar, pouch, tallBottle, tin, tub } from './packs.ts';
import { backdrop, CANVAS, type Drawing, type Spot, svg } from './shapes.ts';
import * as wares from './wares.ts';

const LOOKS: Record<Look | WareLook | 'badge', (hue: number) => Drawing> = {
  loose,
  heap,
  tray,
  basket,
  jar,
  bottle,
  tallBottle,
  carton,
  tin,
  flatTin,
  box,
  bag,
  pouch,
  tub,
  badge,
  ...wares,
};

export type Card = { glyph: string; look: Look | WareLook | 'badge'; hue: number };

export const placeGlyph = async (glyph: string, { x, y, size, turn = 0 }: Spot) => ({
  input: await glyphImage(glyph, size, turn),
  left: Math.round(x - size / 2),
  top: Math.round(y - size / 2),
});

export const composeCard = async ({ glyph, look, hue }: Card) => {
  const { back, spots, front } = LOOKS[look](hue);
  const glyphs = await Promise.all(spots.map((spot) => placeGlyph(glyph, spot)));
  const layers = [...glyphs, ...(front ? [{ input: svg(front), left: 0, top: 0 }] : [])];
  return sharp(svg(backdrop(hue) + back, CANVAS, CANVAS))
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
};
