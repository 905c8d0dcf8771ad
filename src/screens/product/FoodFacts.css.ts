import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: vars.size.reading,
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const title = style({ ...type('body'), fontWeight: vars.weight.bold });
export const quiet = style({ color: vars.colour.textQuiet });
export const allergen = style({ fontWeight: vars.weight.bold });
export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const table = style({ inlineSize: '100%', maxInlineSize: '28rem', borderCollapse: 'collapse' });

globalStyle(`${table} caption`, {
  ...type('small'),
  textAlign: 'start',
  color: vars.colour.textQuiet,
  paddingBlockEnd: vars.space[2],
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: vars.weight.medium, paddingInlineEnd: vars.space[4] });

export const amount = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} ${amount}`, { textAlign: 'end' });
export const inner = style({ paddingInlineStart: vars.space[4], fontWeight: vars.weight.regular });
