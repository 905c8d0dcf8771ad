/** How many phrases the shop has: the build replaces it by the number, so that the browser needs no list of them. */
import english from './en.json' with { type: 'json' };

export const phraseCount = Object.keys(english).length;
