import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[3] });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const facts = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
  columnGap: vars.space[6],
  color: vars.colour.textQuiet,
});

export const fact = style({ display: 'flex', gap: vars.space[2] });

export const value = style({ color: vars.colour.text, fontWeight: vars.weight.medium });
