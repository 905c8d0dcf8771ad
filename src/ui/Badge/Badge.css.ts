import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  ...type('tiny'),
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  accent: [base, { color: vars.colour.onAccent, backgroundColor: vars.colour.accent }],
  sale: [base, { color: vars.colour.onSale, backgroundColor: vars.colour.sale }],
  quiet: [base, { color: vars.colour.text, backgroundColor: vars.colour.sunken }],
});
