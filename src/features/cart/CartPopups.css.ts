import { style } from '@vanilla-extract/css';
import { tabBarHeight, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  display: 'grid',
  zIndex: vars.z.widget,
  insetInline: vars.space[3],
  insetBlockEnd: `calc(${tabBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': {
    [tablet]: {
      insetBlockEnd: 'auto',
      insetBlockStart: '7.75rem',
      insetInlineStart: 'auto',
      insetInlineEnd: vars.size.gutter,
      inlineSize: '23rem',
    },
  },
});
