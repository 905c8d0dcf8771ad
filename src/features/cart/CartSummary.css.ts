import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[3] });

export const rows = style({ display: 'grid', gap: vars.space[1] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.colour.textQuiet,
});

export const total = style([
  row,
  { ...type('lead'), color: vars.colour.text, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' },
]);

export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '[aria-busy=true] > &': { color: vars.colour.textQuiet } },
});

export const note = style({ ...type('small'), color: vars.colour.textQuiet });

export const hint = style({ ...type('small'), color: vars.colour.warning, fontWeight: vars.weight.medium });
