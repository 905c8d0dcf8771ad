/** Named queries for `'@media': { [desktop]: … }`; styles start at the phone and grow. */

export const breakpoints = { tablet: 640, desktop: 1024, wide: 1280 };

export const phone = `(max-width: ${breakpoints.tablet - 0.02}px)`;
export const tablet = `(min-width: ${breakpoints.tablet}px)`;
export const desktop = `(min-width: ${breakpoints.desktop}px)`;
export const wide = `(min-width: ${breakpoints.wide}px)`;
export const touch = '(pointer: coarse)';
export const hover = '(hover: hover)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColours = '(forced-colors: active)';
