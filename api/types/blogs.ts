/** Shapes of the journal. */
import type { components } from '#api/generated/schema.ts';

export type Blog = components['schemas']['Blog'];
export type BlogPage = components['schemas']['BlogsAnswer']['data'];
export type BlogDetails = components['schemas']['BlogDetails'];
export type BlogAnswer = components['schemas']['BlogAnswer']['data'];
