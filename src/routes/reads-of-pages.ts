/**
 * What each page reads before it is shown: the server fetches it for the first view, a shopper who is about to open a
 * link has it fetched ahead. Pages that are not named read nothing, or only what is somebody's own.
 */
import * as content from './content-reads.ts';
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
  flashSale: ({ id = '' }, search) => [content.flashSaleRead(id, search), content.flashSaleRead(id)],
  partnerConfirmation: ({ code = '' }) => [content.partnerApplicationRead(code)],
  support: () => [content.contactRead()],
  terms: () => [content.legalPageRead(content.policySlugs.terms)],
  privacy: () => [content.legalPageRead(content.policySlugs.privacy)],
  returnPolicy: () => [content.legalPageRead(content.policySlugs.returnPolicy)],
  aboutUs: () => [content.legalPageRead(content.policySlugs.aboutUs)],
  contactUs: () => [content.contactRead()],
  policyPage: ({ slug = '' }) => [content.legalPageRead(slug)],
  blogs: (_, search) => [content.blogsRead(search)],
  blog: ({ slug = '' }) => [content.blogRead(slug)],
};
