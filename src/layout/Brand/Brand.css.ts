import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const dark = '(prefers-color-scheme: dark)';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
});

const logo = style({ inlineSize: 'auto', blockSize: '2rem', maxInlineSize: '9.5rem', objectFit: 'contain' });

export const logos = styleVariants({
  always: [logo],
  inLight: [
    logo,
    {
      selectors: { ':root[data-scheme=dark] &': { display: 'none' } },
      '@media': { [dark]: { selectors: { ':root:not([data-scheme=light]) &': { display: 'none' } } } },
    },
  ],
  inDark: [
    logo,
    {
      display: 'none',
      selectors: { ':root[data-scheme=dark] &': { display: 'block' } },
      '@media': { [dark]: { selectors: { ':root:not([data-scheme=light]) &': { display: 'block' } } } },
    },
  ],
});
