import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});

export const title = style({ outline: 'none' });

export const end = style({ ...type('small'), color: vars.colour.textQuiet });

export const missing = style({
  ...type('small'),
  marginBlockEnd: vars.space[3],
  color: vars.colour.danger,
  fontWeight: vars.weight.medium,
});
