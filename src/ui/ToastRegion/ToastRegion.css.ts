import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  zIndex: vars.z.toast,
  inlineSize: `min(24rem, 100vw - 2 * ${vars.space[4]})`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
});

export const list = style({ display: 'grid', selectors: { '&:empty': { display: 'none' } } });

const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: vars.space[1],
  padding: vars.space[2],
  paddingInlineStart: vars.space[4],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm}`,
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
});

export const icons = styleVariants({
  info: { display: 'grid', color: vars.colour.accentText },
  success: { display: 'grid', color: vars.colour.success },
  warning: { display: 'grid', color: vars.colour.warning },
  danger: { display: 'grid', color: vars.colour.danger },
});

export const picture = style({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const text = style({ flex: 1, minInlineSize: 0, fontWeight: vars.weight.medium, paddingBlock: vars.space[2] });
