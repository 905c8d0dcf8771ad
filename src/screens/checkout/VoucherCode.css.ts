import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.accentSoft,
  color: vars.colour.onAccentSoft,
});

export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
