import { megaMenuFeatured, megaMenuPopular } from '#machines/constants.ts';
import type { Category } from '#machines/query/contract.types.ts';

/** Those that follow the popular ones. Where too few follow, the first ones fill the places, so popular ones repeat. */
export const featuredCategories = (categories: readonly Category[]): readonly Category[] =>
  [...categories.slice(megaMenuPopular), ...categories].slice(0, Math.min(megaMenuFeatured, categories.length));
