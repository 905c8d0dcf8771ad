import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const tag = style({ display: 'inline-flex', maxInlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
// With wide letters the time of a sale takes two lines.
globalStyle(`${tag} > *`, { whiteSpace: 'normal' });

/** The minimum height fits the boxes, so that no phase of the sale shifts the layout. */
export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '6.5rem',
});

export const what = style({ ...type('small'), fontWeight: vars.weight.strong, color: vars.colour.textQuiet });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 4.25rem))',
  gap: vars.space[2],
});

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.large,
  color: vars.colour.onSale,
  backgroundColor: vars.colour.sale,
});

export const number = style({ ...type('heading'), fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const unit = style(type('tiny'));

export const period = style({ display: 'grid', gap: vars.space[1], fontWeight: vars.weight.medium });
export const over = style({ ...type('lead'), fontWeight: vars.weight.bold });
