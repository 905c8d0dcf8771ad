import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const list = style({ display: 'grid', gap: vars.space[3] });

export const lists = styleVariants({
  settled: [list, { transition: `opacity ${vars.motion.quick}` }],
  updating: [list, { opacity: 0.55, transition: `opacity ${vars.motion.calm}` }],
});

const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  // A long word in large letters leaves the amount its place.
  overflowWrap: 'anywhere',
});

export const rows = styleVariants({
  plain: [row],
  /** A part of the row above. */
  part: [row, { ...type('small'), color: vars.colour.textQuiet, paddingInlineStart: vars.space[3] }],
  saving: [row, { color: vars.colour.sale }],
  total: [
    row,
    {
      ...type('lead'),
      fontWeight: vars.weight.bold,
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${vars.colour.border}`,
    },
  ],
});

export const before = style({ ...type('small'), color: vars.colour.textQuiet, fontWeight: vars.weight.regular });

export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
