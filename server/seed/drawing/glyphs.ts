/** Finds and scales the three-dimensional glyphs that every picture is built around. */
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const ASSETS = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const VARIATION_SELECTOR = 'fe0f';

/** Recoloured glyphs: a lime is a green lemon, an edible mushroom is brown, a fish on a label is silvery. */
const RECOLOURED: Record<string, { glyph: string; hue?: number; brightness?: number; saturation?: number }> = {
  '🍋‍🟩': { glyph: '🍋', hue: 30, brightness: 0.84 },
  '🍄': { glyph: '🍄', hue: 34, saturation: 0.38 },
  '🐟': { glyph: '🐟', saturation: 0.42, brightness: 1.04 },
};

const fileNames = (glyph: string) => {
  const points = [...glyph].map((char) => (char.codePointAt(0) ?? 0).toString(16));
  return [points, points.filter((point) => point !== VARIATION_SELECTOR)].map((parts) => `${parts.join('-')}.webp`);
};

const findFile = async (glyph: string) => {
  for (const name of fileNames(glyph)) {
    const path = join(ASSETS, name);
    const found = await access(path).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  throw new Error(`No picture for the glyph ${glyph}`);
};

export const glyphImage = async (glyph: string, size: number, turn = 0) => {
  const recoloured = RECOLOURED[glyph];
  const source = sharp(await findFile(recoloured?.glyph ?? glyph));
  if (recoloured) {
    const { hue = 0, brightness = 1, saturation = 1 } = recoloured;
    source.modulate({ hue, brightness, saturation });
  }
  const scaled = await source
    .resize(Math.round(size), Math.round(size), { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7 })
    .png()
    .toBuffer();
  if (turn === 0) return scaled;
  const wide = await sharp(scaled).rotate(turn, { background: '#00000000' }).png().toBuffer();
  return sharp(wide).resize(Math.round(size), Math.round(size), { fit: 'cover' }).png().toBuffer();
};
