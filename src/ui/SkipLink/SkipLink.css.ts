import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.skip,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  color: vars.colour.onAccent,
  backgroundColor: vars.colour.accent,
  boxShadow: vars.shadow.floating,
  selectors: { '&:not(:focus)': { translate: '0 -400%' } },
});
