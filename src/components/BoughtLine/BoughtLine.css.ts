import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const list = style({ display: 'grid', gap: vars.space[4] });

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[16]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[4],
});

export const picture = style({
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const text = style({ display: 'grid', justifyItems: 'start', gap: '0.125rem', minInlineSize: 0 });

export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });

export const amount = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
