import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  objectFit: 'cover',
  fontWeight: vars.weight.bold,
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

export const sizes = styleVariants({
  small: [base, { ...type('small'), inlineSize: '2.25rem', blockSize: '2.25rem' }],
  medium: [base, { ...type('body'), inlineSize: '2.75rem', blockSize: '2.75rem' }],
  large: [base, { ...type('lead'), inlineSize: '3.25rem', blockSize: '3.25rem' }],
  huge: [base, { ...type('heading'), inlineSize: '6rem', blockSize: '6rem' }],
});
