/** What each page reads. The server fetches it for the first view, a hovered link prefetches it, the screen shows it. */
import {
  blogPageSize,
  homeFeedPageSize,
  orderPageSize,
  productPageSize,
  productReviewPageSize,
  returnPageSize,
  salePageSize,
  shopPageSize,
  shopReviewPageSize,
  ticketOrdersSize,
  ticketPageSize,
} from '#machines/constants.ts';
import { type Read, read } from '#machines/reading/reading.types.ts';
import { productQueryOf, readProductSearch } from './product-search.ts';
import { ticketListOf } from './ticket-search.ts';

type Params = Record<string, string>;
const pageOf = (search: URLSearchParams) => readProductSearch(search).page;

export const homeRead = (page = 1) => read('getHome', { page, per_page: homeFeedPageSize });
/** How many pages of the home feed are open; kept in the address so that Back finds them again. */
export const homeFeedPages = (search: URLSearchParams) =>
  Math.min(pageOf(new URLSearchParams({ page: search.get('more') ?? '1' })), 50);
export const categoriesRead = () => read('listCategories', {});
export const productsRead = (search: URLSearchParams) =>
  read('listProducts', productQueryOf(readProductSearch(search)));
export const categoryProductsRead = (slug: string, search: URLSearchParams) =>
  read('listProducts', productQueryOf({ ...readProductSearch(search), category: slug }));
export const mostPopularRead = (search: URLSearchParams) =>
  read('listProducts', { page: pageOf(search), per_page: productPageSize, sort_type: 'popular_product' });
export const bestDealRead = (search: URLSearchParams) =>
  read('listProducts', { page: pageOf(search), per_page: productPageSize, sort_type: 'top_selling' });
export const productRead = (id: string | number) => read('getProduct', { product_id: Number(id) });
export const productReviewsRead = (id: string | number, page = 1) =>
  read('listReviews', { product_id: Number(id), page, per_page: productReviewPageSize });
export const shopsRead = (search: URLSearchParams) =>
  read('listShops', { page: pageOf(search), per_page: shopPageSize });
export const shopRead = (id: string | number) => read('getShop', { shop: Number(id) });
export const shopProductsRead = (id: string | number, search: URLSearchParams) =>
  read('listProducts', productQueryOf(readProductSearch(search), { shop_id: Number(id) }));
export const shopReviewsRead = (id: string | number, page = 1) =>
  read('listReviews', { shop_id: Number(id), page, per_page: shopReviewPageSize });
export const partnerApplicationRead = (code: string) => read('getPartnerApplication', { code });
export const ordersRead = (search: URLSearchParams) => {
  const status = search.get('status') ?? 'Pending';
  return read('listOrders', {
    page: pageOf(search),
    per_page: orderPageSize,
    ...(status === 'All' ? {} : { order_status: status }),
  });
};
export const returnsRead = (search: URLSearchParams) =>
  read('listReturns', { page: pageOf(search), per_page: returnPageSize });
export const returnRead = (id: string | number) => read('getReturn', { id: Number(id) });
/** What the address asks for; whatever is no list of tickets is that of the running ones. */
export const ticketsRead = (search: URLSearchParams) => {
  const status = ticketListOf(search);
  return read('listTickets', {
    page: pageOf(search),
    per_page: ticketPageSize,
    ...(status === 'all' ? {} : { status }),
  });
};
export const ticketRead = (number: string) => read('getTicket', { ticket_number: number });
export const ticketIssueTypesRead = () => read('listTicketIssueTypes');
/** The orders that a ticket can be about. */
export const ticketOrdersRead = () => read('listOrders', { page: 1, per_page: ticketOrdersSize });
export const contactRead = () => read('getContact');
/** Narrowed by category and by words, as the address says. */
export const blogsRead = (search: URLSearchParams) => {
  const { page, text, category } = readProductSearch(search);
  const categoryId = Number(category);
  return read('listBlogs', {
    page,
    per_page: blogPageSize,
    ...(text ? { search: text } : {}),
    ...(Number.isInteger(categoryId) && categoryId > 0 ? { category_id: categoryId } : {}),
  });
};
export const blogRead = (slug: string) => read('getBlog', { slug });
/** The whole sale, where the address narrows nothing. */
export const flashSaleRead = (id: string | number, search = new URLSearchParams()) => {
  const { page, category } = readProductSearch(search);
  const categoryId = Number(category);
  return read('getFlashSale', {
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
export const legalPageRead = (slug: string) => read('getLegalPage', { slug });
export const orderRead = (id: string | number) => read('getOrder', { order_id: Number(id) });

/** The reads of a page's first view. */
export type PageReads = (params: Params, search: URLSearchParams) => Read[];
