import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  backgroundColor: vars.colour.sunken,
});
