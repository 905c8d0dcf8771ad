import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

export const boxes = style({ display: 'flex', gap: vars.space[3] });

export const box = style({
  ...type('title'),
  inlineSize: '3.5rem',
  blockSize: '4rem',
  paddingInline: 0,
  textAlign: 'center',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  selectors: { '&[aria-invalid=true]': { borderColor: vars.colour.danger } },
});
