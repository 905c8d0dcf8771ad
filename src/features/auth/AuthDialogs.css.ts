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

export const root = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[5] });

const line = { content: '', flex: 1, borderBlockStart: `1px solid ${vars.colour.border}` };

export const divider = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.colour.textQuiet,
  selectors: { '&::before': line, '&::after': line },
});

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[2],
});

globalStyle(`${buttons} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

globalStyle(`${buttons} svg`, { inlineSize: '1.25rem', blockSize: '1.25rem', flex: 'none' });

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  paddingBlockStart: vars.space[4],
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
});

globalStyle(`${mark} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' });

export const text = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.colour.textQuiet });
