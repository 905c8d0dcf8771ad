import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[5] });

export const shop = style({
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  paddingInline: vars.space[4],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

// The name fills the free space. The rating and the chat button stand at the end.
globalStyle(`${head} > :first-child`, { flex: 1 });

export const name = style({ fontWeight: vars.weight.strong });

export const offer = style({ paddingBlock: vars.space[2], borderBlockStart: `1px solid ${vars.colour.border}` });

export const delivery = style({
  ...type('small'),
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const charge = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
globalStyle(`${charge} svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, flex: 'none' });

export const sum = style({
  ...type('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  color: vars.colour.textQuiet,
});

export const sumAmount = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  color: vars.colour.textQuiet,
});

export const amount = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const cartSummaryRoot = style({ display: 'grid', gap: vars.space[3] });

export const rows = style({ display: 'grid', gap: vars.space[1] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.colour.textQuiet,
});

export const total = style([
  row,
  { ...type('lead'), color: vars.colour.text, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' },
]);

export const cartSummaryAmount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '[aria-busy=true] > &': { color: vars.colour.textQuiet } },
});

export const note = style({ ...type('small'), color: vars.colour.textQuiet });

export const hint = style({ ...type('small'), color: vars.colour.warning, fontWeight: vars.weight.medium });
