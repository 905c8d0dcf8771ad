import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const root = style({ position: 'sticky', insetBlockEnd: 0 });

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  padding: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.large,
  color: vars.colour.page,
  backgroundColor: vars.colour.text,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.calm}`,
});
