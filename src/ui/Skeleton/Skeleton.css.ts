import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  backgroundColor: vars.colour.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

/** A text with its margins is as high as a line of the text that comes. */
export const shapes = styleVariants({
  text: [
    base,
    { blockSize: '0.75em', marginBlock: ['0.375em', 'calc((1lh - 0.75em) / 2)'], borderRadius: vars.radius.small },
  ],
  title: [base, { blockSize: '1.25em', marginBlock: '0.25em', borderRadius: vars.radius.small }],
  control: [base, { blockSize: vars.size.control, borderRadius: vars.radius.pill }],
  square: [base, { aspectRatio: '1', borderRadius: vars.radius.large }],
  wide: [base, { aspectRatio: '16 / 9', borderRadius: vars.radius.large }],
  banner: [base, { aspectRatio: '5 / 2', borderRadius: vars.radius.huge }],
  circle: [base, { inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: '50%' }],
});

export const widths = styleVariants({
  full: {},
  most: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
});
