/**
 * Named queries for `'@media': { [desktop]: … }`; styles start at the phone and grow. In letters, not in pixels: who has
 * the browser's letters twice as large has half the room. With letters of 16 pixels it is 640, 768, 1024 and 1280.
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

/** The bar under the thumb on a phone; what is fixed to the bottom keeps this distance. */
export const tabBarHeight = '3.75rem';
