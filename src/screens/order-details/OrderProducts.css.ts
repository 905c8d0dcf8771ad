import { style } from '@vanilla-extract/css';
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

export const count = style({ ...type('small'), color: vars.colour.textQuiet });

export const root = style({
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

export const text = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

export const name = style({ fontWeight: vars.weight.strong });
