import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const root = style({ inlineSize: '100%', blockSize: '100%', backgroundColor: vars.colour.sunken });

export const fits = styleVariants({
  filled: [root, { objectFit: 'cover' }],
  whole: [root, { objectFit: 'contain' }],
});
