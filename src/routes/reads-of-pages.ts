/**
 * What each page reads before it is shown: the server fetches it for the first view, a shopper who is about to open a
 * link has it fetched ahead. Pages that are not named read nothing, or only what is somebody's own.
 */
import * as reads from './page-reads.ts';
import type { PageName } from './paths.ts';

export const readsOfPages: Readonly<Partial<Record<PageName | 'notFound', reads.PageReads>>> = {
  home: () => [reads.homeRead()],
  login: () => [reads.homeRead()],
  shops: (_, search) => [reads.shopsRead(search)],
  shop: ({ id = '' }, search) => [reads.shopRead(id), reads.shopProductsRead(id, search)],
  products: (_, search) => [reads.productsRead(search), reads.categoriesRead()],
  product: ({ id = '' }) => [reads.productRead(id), reads.productReviewsRead(id)],
  categories: () => [reads.categoriesRead()],
  category: ({ slug = '' }, search) => [reads.categoryProductsRead(slug, search), reads.categoriesRead()],
  mostPopular: (_, search) => [reads.mostPopularRead(search)],
  bestDeal: (_, search) => [reads.bestDealRead(search)],
  flashSale: ({ id = '' }, search) => [reads.flashSaleRead(id, search), reads.flashSaleRead(id)],
  partnerConfirmation: ({ code = '' }) => [reads.partnerApplicationRead(code)],
  support: () => [reads.contactRead()],
  terms: () => [reads.legalPageRead(reads.policySlugs.terms)],
  privacy: () => [reads.legalPageRead(reads.policySlugs.privacy)],
  returnPolicy: () => [reads.legalPageRead(reads.policySlugs.returnPolicy)],
  aboutUs: () => [reads.legalPageRead(reads.policySlugs.aboutUs)],
  contactUs: () => [reads.contactRead()],
  policyPage: ({ slug = '' }) => [reads.legalPageRead(slug)],
  blogs: (_, search) => [reads.blogsRead(search)],
  blog: ({ slug = '' }) => [reads.blogRead(slug)],
};
