import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  flex: 1,
  minInlineSize: 0,
});

export const name = style({ overflowWrap: 'anywhere' });

export const count = style({ ...type('small'), color: vars.colour.textQuiet, fontWeight: vars.weight.regular });

export const subtotal = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
