import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';
import vazirmatn from './fonts/vazirmatn-arabic.woff2?url';

// `optional`: a font that loads late is used from the next page on, so that text never shifts.
globalFontFace('Figtree Variable', {
  src: `url(${figtree}) format('woff2')`,
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

// Written by `npm run fonts`. The texts in Arabic script alone name it, so that no other page loads it.
globalFontFace('Vazirmatn Variable', {
  src: `url(${vazirmatn}) format('woff2')`,
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'optional',
  unicodeRange: 'U+060C-06FF, U+200C-200F, U+FDFC',
});
