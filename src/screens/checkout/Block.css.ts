import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});

export const title = style({ outline: 'none' });

export const end = style({ ...type('small'), color: vars.colour.textQuiet });

/** Holds disclosures; the last of them needs no line under it. */
export const unlined = style({});

globalStyle(`${unlined} > details:last-child`, { borderBlockEnd: 0 });

export const root = style({ marginBlockStart: vars.space[4] });

export const text = style({ ...type('small'), color: vars.colour.textQuiet });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  flex: 1,
  minInlineSize: 0,
});

export const name = style({ overflowWrap: 'anywhere' });

export const count = style({ ...type('small'), color: vars.colour.textQuiet, fontWeight: vars.weight.regular });

export const subtotal = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
