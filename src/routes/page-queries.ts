/**
 * The queries of each page's first view. The server fetches them for the markup, and the browser prefetches them when
 * a shopper is about to open a link. Pages without an entry have no queries, or only personal ones.
 */
import * as content from './content-queries.ts';
import * as queries from './page-content-queries.ts';
import type { PageName } from './paths.ts';

export const pageQueries: Readonly<Partial<Record<PageName | 'notFound', queries.PageQueries>>> = {
  home: () => [queries.homeQuery()],
  login: () => [queries.homeQuery()],
  shops: (_, search) => [queries.shopsQuery(search)],
  shop: ({ id = '' }, search) => [queries.shopQuery(id), queries.shopProductsQuery(id, search)],
  products: (_, search) => [queries.productsQuery(search), queries.categoriesQuery()],
  product: ({ id = '' }) => [queries.productQuery(id), queries.productReviewsQuery(id)],
  categories: () => [queries.categoriesQuery()],
  category: ({ slug = '' }, search) => [queries.categoryProductsQuery(slug, search), queries.categoriesQuery()],
  mostPopular: (_, search) => [queries.mostPopularQuery(search)],
  bestDeal: (_, search) => [queries.bestDealQuery(search)],
  flashSale: ({ id = '' }, search) => [content.flashSaleQuery(id, search), content.flashSaleQuery(id)],
  partnerConfirmation: ({ code = '' }) => [content.partnerApplicationQuery(code)],
  sharedList: ({ token = '' }) => [content.sharedListQuery(token)],
  support: () => [content.contactQuery()],
  terms: () => [content.legalPageQuery(content.policySlugs.terms)],
  privacy: () => [content.legalPageQuery(content.policySlugs.privacy)],
  returnPolicy: () => [content.legalPageQuery(content.policySlugs.returnPolicy)],
  aboutUs: () => [content.legalPageQuery(content.policySlugs.aboutUs)],
  contactUs: () => [content.contactQuery()],
  help: () => [content.helpQuery()],
  policyPage: ({ slug = '' }) => [content.legalPageQuery(slug)],
  blogs: (_, search) => [content.blogsQuery(search)],
  blog: ({ slug = '' }) => [content.blogQuery(slug)],
};
