import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const base = style({
  minInlineSize: 0,
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
});

export const paddings = styleVariants({
  none: { overflow: 'clip' },
  small: { padding: vars.space[4] },
  medium: { padding: `clamp(${vars.space[4]}, 2.4vw, ${vars.space[6]})` },
  large: { padding: `clamp(${vars.space[5]}, 3.6vw, ${vars.space[10]})` },
});

export const hovers = styleVariants({
  still: {},
  lifting: {
    transition: `box-shadow ${vars.motion.calm}, translate ${vars.motion.calm}`,
    '@media': {
      [hover]: { selectors: { '&:hover': { boxShadow: vars.shadow.raised, translate: '0 -2px' } } },
    },
  },
});
