import { style, styleVariants } from '@vanilla-extract/css';
import { phone } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';
import { overlay, sheet } from '#src/ui/Dialog/Dialog.css.ts';

const away = '&[data-entering], &[data-exiting]';
const awayInRtl = '[dir=rtl] &[data-entering], [dir=rtl] &[data-exiting]';

const panel = style([
  sheet,
  {
    inlineSize: `min(${vars.size.panel}, 100%)`,
    blockSize: '100%',
    '@media': {
      [phone]: {
        inlineSize: '100%',
        blockSize: 'auto',
        maxBlockSize: '92%',
        borderStartStartRadius: vars.radius.huge,
        borderStartEndRadius: vars.radius.huge,
        selectors: { [away]: { translate: '0 100% !important' } },
      },
    },
  },
]);

const atSide = (placeItems: string) => ({
  placeItems,
  padding: 0,
  '@media': { [phone]: { placeItems: 'end stretch' } },
});

/** At the lower corner, over part of the page: seven tenths of the window, more where that is too little to read. */
const low = style([
  sheet,
  {
    alignSelf: 'end',
    inlineSize: `min(${vars.size.panel}, 100%)`,
    blockSize: 'max(70%, min(22rem, 100%))',
    borderStartStartRadius: vars.radius.huge,
    borderStartEndRadius: vars.radius.huge,
    selectors: { [away]: { translate: '0 100%' } },
    '@media': { [phone]: { inlineSize: '100%' } },
  },
]);

export const overlays = styleVariants({
  start: [overlay, atSide('stretch start')],
  end: [overlay, atSide('stretch end')],
  low: [overlay, atSide('end')],
});

export const sides = styleVariants({
  start: [panel, { selectors: { [away]: { translate: '-100% 0' }, [awayInRtl]: { translate: '100% 0' } } }],
  end: [panel, { selectors: { [away]: { translate: '100% 0' }, [awayInRtl]: { translate: '-100% 0' } } }],
  low: [low],
});
