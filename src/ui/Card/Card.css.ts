import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const base = style({
  minInlineSize: 0,
  padding: `clamp(${vars.space[4]}, 2.4vw, ${vars.space[6]})`,
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
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
