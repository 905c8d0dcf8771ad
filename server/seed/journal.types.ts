/** The typed shape of the demo shop's journal. */
import type { Measure, PictureSlug, Text } from './seed.types.ts';

export type SeedBlogCategory = { slug: string; name: Text };

export type SeedBlogTag = { slug: string; name: Text };

export type SeedIngredient = {
  text: Text;
  amount?: number;
  unit?: Text;
  /** A slug. */
  product?: string;
  measure?: Measure;
  /** What one unit of the amount is in the measure. */
  content?: number;
};

export type SeedRecipe = { servings: number; ingredients: SeedIngredient[] };

export type SeedBlogPost = {
  slug: string;
  category: string;
  title: Text;
  description: Text;
  picture: PictureSlug;
  author: Text;
  authorPicture: PictureSlug;
  /** Slugs. */
  tags: string[];
  /** Slugs of what it speaks of. */
  products: string[];
  recipe?: SeedRecipe;
  views: number;
  ageDays: number;
};
