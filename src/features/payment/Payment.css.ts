import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const state = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.pill,
});

export const marks = styleVariants({
  waiting: [mark, { backgroundColor: vars.colour.sunken, color: vars.colour.textQuiet }],
  good: [mark, { backgroundColor: vars.colour.sunken, color: vars.colour.success }],
  open: [mark, { backgroundColor: vars.colour.sunken, color: vars.colour.warning }],
  bad: [mark, { backgroundColor: vars.colour.sunken, color: vars.colour.danger }],
});

globalStyle(`${mark} > svg`, { inlineSize: '1.5rem', blockSize: '1.5rem' });

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const text = style({ fontWeight: vars.weight.strong });

export const kept = style({ ...type('small'), color: vars.colour.textQuiet });

export const sums = style({ display: 'grid', gap: vars.space[3] });

export const box = style({
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const total = style([
  sum,
  {
    fontWeight: vars.weight.strong,
    selectors: {
      '&:not(:first-child)': { paddingBlockStart: vars.space[3], borderBlockStart: `1px solid ${vars.colour.border}` },
    },
  },
]);
