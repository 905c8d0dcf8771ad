import { style } from '@vanilla-extract/css';
import { wide } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // At large text sizes long words break, so that they stay within their column.
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 40%)' } },
});

export const orderHeadRoot = style({ display: 'grid', gap: vars.space[3] });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const facts = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
  columnGap: vars.space[6],
  color: vars.colour.textQuiet,
});

export const fact = style({ display: 'flex', gap: vars.space[2] });

export const value = style({ color: vars.colour.text, fontWeight: vars.weight.medium });

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const method = style({ display: 'grid' });

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

export const shopperText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const missing = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

export const productHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});

export const productCount = style({ ...type('small'), color: vars.colour.textQuiet });

export const productsRoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  marginBlockEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const logo = style({
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const productText = style({ display: 'grid', flex: '1 1 9rem', minInlineSize: 0 });

export const downloads = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlock: vars.space[2] });

export const productLabel = style({ ...type('small'), color: vars.colour.textQuiet });

export const productName = style({ fontWeight: vars.weight.strong });
