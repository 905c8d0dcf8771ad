/** The queries of the pages with texts, of a sale, and of a seller's application. */
import { blogPageSize, salePageSize } from '#machines/constants.ts';
import { query } from '#machines/query/query.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import { readProductSearch } from './product-search.ts';

export const partnerApplicationQuery = (code: string) => query('getPartnerApplication', { code });
export const contactQuery = () => query('getContact');
export const helpQuery = () => query('getHelp');
/** The blog posts, filtered by the category and search text in the URL. */
export const blogsQuery = (search: URLSearchParams) => {
  const { page, text, category } = readProductSearch(search);
  return query('listBlogs', {
    page,
    per_page: blogPageSize,
    ...(text ? { search: text } : {}),
    ...(category ? { category_id: category } : {}),
  });
};
export const blogQuery = (slug: string) => query('getBlog', { slug });
/** The whole sale, where the address narrows nothing. */
export const flashSaleQuery = (id: Id, search = new URLSearchParams()) => {
  const { page, category } = readProductSearch(search);
  return query('getFlashSale', {
    id: `${id}`,
    page,
    per_page: salePageSize,
    ...(category ? { category_id: category } : {}),
  });
};
/** The server's slugs of the policy pages that have a path of their own. */
export const policySlugs = {
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  returnPolicy: 'return-and-refund-policy',
  aboutUs: 'about-us',
  shipping: 'shipping-and-delivery-policy',
} as const;
export const legalPageQuery = (slug: string) => query('getLegalPage', { slug });
export const sharedListQuery = (token: string) => query('getSharedList', { token });
