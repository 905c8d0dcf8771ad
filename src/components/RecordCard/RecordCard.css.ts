import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  marginBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const number = style({ ...type('lead'), fontVariantNumeric: 'tabular-nums' });

export const subject = style({
  marginBlockEnd: vars.space[4],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', rowGap: vars.space[3], columnGap: vars.space[6] });

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

export const value = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
