import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  ...type('tiny'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

const soft = (colour: string) => ({
  color: vars.colour.text,
  backgroundColor: `color-mix(in oklab, ${colour} 16%, ${vars.colour.card})`,
});

export const tones = styleVariants({
  neutral: [base, { color: vars.colour.text, backgroundColor: vars.colour.sunken }],
  accent: [base, { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft }],
  sale: [base, { color: vars.colour.onSale, backgroundColor: vars.colour.sale }],
  success: [base, soft(vars.colour.success)],
  warning: [base, soft(vars.colour.star)],
  danger: [base, soft(vars.colour.danger)],
});
