import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const list = style({ display: 'grid', gap: vars.space[3] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const picture = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const note = style({ ...type('small'), color: vars.colour.textQuiet });

export const amount = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});
