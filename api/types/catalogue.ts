/** Types of the catalogue. */
import type { components, operations } from '#api/generated/schema.ts';

export type Category = components['schemas']['Category'];
/** What the card of a category shows. */
export type CategoryFace = Omit<Category, 'sub_categories' | 'banner' | 'banner_picture'>;
export type Home = Omit<components['schemas']['HomeResponse']['data'], 'categories'> & { categories: CategoryFace[] };
export type SubCategory = components['schemas']['SubCategory'];
export type Product = components['schemas']['Product'];
export type ProductPage = components['schemas']['ProductsResponse']['data'];
export type ProductFilters = components['schemas']['ProductFilters'];
export type ProductDetails = components['schemas']['ProductDetails'];
export type ProductResponse = components['schemas']['ProductResponse']['data'];
export type Packaging = components['schemas']['Packaging'];
export type OptionStock = components['schemas']['OptionStock'];
export type UnitPrice = components['schemas']['UnitPrice'];
export type FlashSale = components['schemas']['FlashSale'];
export type Suggestion = components['schemas']['Suggestion'];
export type Picture = components['schemas']['Picture'];
export type CategoryPage = components['schemas']['CategoriesResponse']['data'];
export type FavoriteList = components['schemas']['FavoritesResponse']['data'];
/** The query parameters of `/products`. */
export type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>;
