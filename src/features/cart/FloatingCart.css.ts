import { style } from '@vanilla-extract/css';
import { hover, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[6],
  zIndex: vars.z.widget,
  display: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingInline: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.pill,
  color: vars.colour.onAccent,
  backgroundColor: vars.colour.accent,
  boxShadow: vars.shadow.floating,
  textAlign: 'start',
  transition: `background-color ${vars.motion.quick}`,
  '@media': {
    [tablet]: { display: 'flex' },
    [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.accentHover } } },
  },
});

export const count = style({ ...type('small'), display: 'block', fontWeight: vars.weight.medium });

export const amount = style({ display: 'block', fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
