import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, phone } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

/** As high as the window, so that it does not move when a toast comes. */
export const root = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  containerType: 'size',
  inlineSize: 'min(27rem, 100%)',
  // Inside of the scrolling box, which would cut the shadows.
  padding: vars.space[4],
  overflowY: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
});

/**
 * Toasts lie at the lower edge. On a phone they glide to the upper one while a dialog or a popup has its button there: a
 * translation moves nothing in the layout.
 */
export const lists = style({
  marginBlockStart: 'auto',
  transition: `translate ${vars.motion.calm}`,
  '@media': {
    [phone]: {
      selectors: {
        ':root:has([role=dialog], [data-popup]) &': { translate: '0 calc(100% - 100cqb)' },
      },
    },
  },
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

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
});

export const text = style({ fontWeight: vars.weight.medium });
