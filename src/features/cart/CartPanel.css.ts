import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  color: vars.colour.textQuiet,
});

export const amount = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
