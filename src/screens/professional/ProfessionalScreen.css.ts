import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
});

export const intro = style({ color: vars.colour.textQuiet });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.textQuiet,
});

export const state = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space[4],
  inlineSize: '100%',
});
export const label = style({ ...type('small'), color: vars.colour.textQuiet });
export const value = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
