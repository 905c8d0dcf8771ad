import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  borderRadius: vars.radius.small,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  transition: `color ${vars.motion.quick}`,
});

export const variants = styleVariants({
  inline: [
    base,
    { color: vars.colour.accentText, textDecorationLine: 'underline' },
    { '@media': { [hover]: { ':hover': { textDecorationThickness: '2px' } } } },
  ],
  strong: [
    base,
    { color: vars.colour.accentText, fontWeight: vars.weight.strong },
    { '@media': { [hover]: { ':hover': { textDecorationLine: 'underline' } } } },
  ],
  plain: [base, { '@media': { [hover]: { ':hover': { textDecorationLine: 'underline' } } } }],
});
