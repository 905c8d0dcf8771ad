/**
 * Stands in for `@formatjs/fast-memoize` in the browser: the messages bring formatters of their own, so that nothing is
 * left for it to remember.
 */
export const memoize = <Work>(work: Work): Work => work;
export const strategies = {};
