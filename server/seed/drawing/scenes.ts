/** Wide pictures: a group of glyphs at the end of a soft gradient, with calm space at the start for words. */
import sharp from 'sharp';
import { placeGlyph } from './compose.ts';
import { down, radial, type Spot, shadow, svg, tone } from './shapes.ts';

export type Frame = { width: number; height: number };

export type Scene = { glyphs: readonly string[]; hue: number; centred?: boolean };

/** Across the group (0 to 1), above the ground, and size against the picture's height; the last stand in front. */
const PLACES: readonly (readonly [across: number, lift: number, size: number])[] = [
  [0.5, 0.2, 0.62],
  [0.14, 0.13, 0.46],
  [0.87, 0.14, 0.5],
  [0.32, 0.0, 0.44],
  [0.7, 0.0, 0.42],
];

const GROUND = 0.86;

const groupOf = ({ width, height }: Frame, centred: boolean) => {
  const room = centred ? width * 0.8 : width * 0.5;
  const reach = Math.min(room, height * 1.5);
  const scale = Math.min(1, room / (height * 1.02));
  const left = centred ? (width - reach) / 2 : width * 0.97 - (room + reach) / 2;
  return { left, reach, scale };
};

const spotsFor = (count: number, frame: Frame, centred: boolean): Spot[] => {
  const { left, reach, scale } = groupOf(frame, centred);
  return PLACES.slice(0, count).map(([across, lift, share]) => {
    const size = share * frame.height * scale;
    const inner = left + size * 0.3 + across * (reach - size * 0.6);
    return { x: inner, y: frame.height * (GROUND - lift * scale) - size * 0.47, size };
  });
};

const ground = ({ width, height }: Frame, hue: number, centred: boolean) => {
  const at = centred ? 0.5 : 0.74;
  const radius = Math.min(height * 0.42, width * 0.25);
  return `<defs>${down('sky', [
    [0, tone(hue, 66, 96)],
    [1, tone(hue, 56, 87)],
  ])}${radial('glow', [
    [0, '#fff', 0.95],
    [1, '#fff', 0],
  ])}${down('table', [
    [0, tone(hue, 48, 82)],
    [1, tone(hue, 46, 76)],
  ])}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${width * at}" cy="${height * 0.46}" r="${height * 0.78}" fill="url(#glow)"/>
<circle cx="${width * at}" cy="${height * 0.5}" r="${radius}" fill="${tone(hue, 62, 90)}"/>
<circle cx="${width * at}" cy="${height * 0.5}" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
<path d="M0 ${height * 0.84}Q${width * 0.5} ${height * 0.7} ${width} ${height * 0.78}V${height}H0z" fill="url(#table)"/>`;
};

export const composeScene = async ({ glyphs, hue, centred = false }: Scene, frame: Frame) => {
  const spots = spotsFor(glyphs.length, frame, centred);
  const shadows = spots.map(({ x, y, size }) => shadow(hue, x, Math.round(y + size * 0.46), size * 0.46, 0.34));
  const placed = await Promise.all(
    glyphs.slice(0, spots.length).map((glyph, at) => placeGlyph(glyph, spots[at] as Spot)),
  );
  return sharp(svg(ground(frame, hue, centred) + shadows.join(''), frame.width, frame.height))
    .composite(placed)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
};
