import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

// Logos of gateways are drawn for white paper.
export const root = style({
  inlineSize: vars.space[16],
  blockSize: vars.space[8],
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  backgroundColor: 'white',
});
