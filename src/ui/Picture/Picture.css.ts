import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';
import { hues } from './hue.ts';

export const root = style({ inlineSize: '100%', objectFit: 'cover', backgroundColor: vars.colour.sunken });

const tintOf = (hue: number) => `light-dark(oklch(0.955 0.032 ${hue}), oklch(0.32 0.035 ${hue}))`;

export const tints = styleVariants(Object.fromEntries(hues.map((hue) => [`hue${hue}`, hue])), (hue) => ({
  backgroundColor: tintOf(hue),
}));

export const ratios = styleVariants({
  own: {},
  square: { aspectRatio: '1' },
  card: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '5 / 2' },
  fill: { blockSize: '100%' },
});

export const fits = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
