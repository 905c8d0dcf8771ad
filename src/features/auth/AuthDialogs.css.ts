import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[4],
  color: vars.colour.textQuiet,
});

globalStyle(`${other} > button`, { paddingInline: vars.space[2] });

export const company = style({ ...type('small'), textAlign: 'center', color: vars.colour.textQuiet });

export const code = style({ fontVariantNumeric: 'tabular-nums', color: vars.colour.text });

export const terms = style({ ...type('small'), color: vars.colour.textQuiet });

export const hint = style({ margin: 0, color: vars.colour.textQuiet });

export const contact = style({ color: vars.colour.text, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

// Its text, not its box, ends where the fields end.
export const forgot = style({
  justifySelf: 'end',
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});
