/** What the pages with texts read, and those of a sale and of a seller's application. */
import { blogPageSize, salePageSize } from '#machines/constants.ts';
import { query } from '#machines/query/query.types.ts';
import { readProductSearch } from './product-search.ts';

export const partnerApplicationQuery = (code: string) => query('getPartnerApplication', { code });
export const contactQuery = () => query('getContact');
/** Narrowed by category and by words, as the address says. */
export const blogsQuery = (search: URLSearchParams) => {
  const { page, text, category } = readProductSearch(search);
  const categoryId = Number(category);
  return query('listBlogs', {
    page,
    per_page: blogPageSize,
    ...(text ? { search: text } : {}),
    ...(Number.isInteger(categoryId) && categoryId > 0 ? { category_id: categoryId } : {}),
  });
};
export const blogQuery = (slug: string) => query('getBlog', { slug });
/** The whole sale, where the address narrows nothing. */
export const flashSaleQuery = (id: string | number, search = new URLSearchParams()) => {
  const { page, category } = readProductSearch(search);
  const categoryId = Number(category);
  return query('getFlashSale', {
    id: Number(id),
    page,
    per_page: salePageSize,
    ...(Number.isInteger(categoryId) && categoryId > 0 ? { category_id: categoryId } : {}),
  });
};
/** What the pages with an address of their own are called by the server. */
export const policySlugs = {
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  returnPolicy: 'return-and-refund-policy',
  aboutUs: 'about-us',
  shipping: 'shipping-and-delivery-policy',
} as const;
export const legalPageQuery = (slug: string) => query('getLegalPage', { slug });
