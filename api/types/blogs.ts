/** Types of the blog. */
import type { components } from '#api/generated/schema.ts';

export type Blog = components['schemas']['Blog'];
export type BlogPage = components['schemas']['BlogsResponse']['data'];
export type BlogDetails = components['schemas']['BlogDetails'];
export type BlogResponse = components['schemas']['BlogResponse']['data'];
export type Recipe = components['schemas']['Recipe'];
export type RecipeIngredient = components['schemas']['RecipeIngredient'];
