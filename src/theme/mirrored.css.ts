import { style } from '@vanilla-extract/css';

/** For arrows and chevrons, which point the other way where text runs from the right. */
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
