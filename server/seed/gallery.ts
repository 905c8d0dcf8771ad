/** The names of a product's pictures beside its first: the thing or its pack, and the back of the pack. */

export const galleryOf = (slug: string): string[] => [`${slug}-2`, `${slug}-3`];
