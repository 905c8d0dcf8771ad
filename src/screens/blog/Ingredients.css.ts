import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
} as const;

export const root = style({ ...column, gap: vars.space[4] });

export const head = style(row);
export const heading = style(type('title'));

export const servings = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });

export const list = style({ ...column, margin: 0, padding: 0, listStyle: '""' });

export const item = style({
  ...column,
  paddingBlockEnd: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  breakInside: 'avoid',
});

export const words = style({ overflowWrap: 'anywhere' });
export const amount = style({ marginInlineStart: vars.space[2], fontWeight: vars.weight.strong });

/** Below the words, which begin beside the box. */
export const pack = style({
  ...row,
  ...type('small'),
  alignItems: 'baseline',
  paddingInlineStart: `calc(1.375rem + ${vars.space[3]})`,
});
export const product = style({ minInlineSize: 0, color: vars.colour.textQuiet, overflowWrap: 'anywhere' });
export const gone = style({ color: vars.colour.danger });
export const price = style({ fontVariantNumeric: 'tabular-nums' });
