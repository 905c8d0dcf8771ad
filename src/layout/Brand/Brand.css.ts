import { style, styleVariants } from '@vanilla-extract/css';
import { largeTablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const dark = '(prefers-color-scheme: dark)';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
});

/** Short of room the sign alone stands for the shop. */
export const sign = style({
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  objectFit: 'contain',
  '@media': { [largeTablet]: { display: 'none' } },
});

/** A long name has two lines, and then its end is left out. */
export const name = style({
  ...type('title'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.bold,
  color: vars.colour.text,
  marginInline: vars.space[1],
});

export const logo = style({ display: 'none', '@media': { [largeTablet]: { display: 'block' } } });

/** A box of fixed size, since the size of a shop's logo is unknown until it has loaded. */
const picture = style({
  inlineSize: '8.5rem',
  blockSize: '2rem',
  objectFit: 'contain',
  objectPosition: '0 50%',
  selectors: { '[dir=rtl] &': { objectPosition: '100% 50%' } },
});

export const logos = styleVariants({
  always: [picture],
  inLight: [
    picture,
    {
      selectors: { ':root[data-scheme=dark] &': { display: 'none' } },
      '@media': { [dark]: { selectors: { ':root:not([data-scheme=light]) &': { display: 'none' } } } },
    },
  ],
  inDark: [
    picture,
    {
      display: 'none',
      selectors: { ':root[data-scheme=dark] &': { display: 'block' } },
      '@media': { [dark]: { selectors: { ':root:not([data-scheme=light]) &': { display: 'block' } } } },
    },
  ],
});
