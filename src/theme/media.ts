/**
 * Named queries for `'@media': { [desktop]: … }`; styles start at the phone and grow. The unit is em, not pixels:
 * text twice as large halves the room. At a text size of 16 pixels the widths are 640, 768, 1024 and 1280 pixels.
 */
const breakpoints = { tablet: 40, largeTablet: 48, desktop: 64, wide: 80 };

export const phone = `(max-width: ${breakpoints.tablet - 0.001}em)`;
/** Narrower than any phone is with letters of the usual size. */
export const cramped = '(max-width: 17em)';
export const tablet = `(min-width: ${breakpoints.tablet}em)`;
export const largeTablet = `(min-width: ${breakpoints.largeTablet}em)`;
export const desktop = `(min-width: ${breakpoints.desktop}em)`;
export const wide = `(min-width: ${breakpoints.wide}em)`;
export const touch = '(pointer: coarse)';
export const hover = '(hover: hover)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColours = '(forced-colors: active)';
export const print = 'print';

/** The height of the tab bar on a phone; elements fixed to the bottom leave this space free. */
export const tabBarHeight = '3.75rem';
