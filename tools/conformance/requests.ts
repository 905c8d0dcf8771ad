/** The requests in their order, and their parameters: ids come from earlier responses. */

export type Params = Record<string, unknown>;
/** The bodies of earlier responses, by operation. */
export type Responses = ReadonlyMap<string, unknown>;
/** Parameters, or the reason why the call cannot be sent. */
type ParamsFor = (responses: Responses, locale: string) => Params | string;

export type PlannedRequest = { operation: string; params: ParamsFor };

const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((found, part) => (found as Record<string | number, unknown> | null | undefined)?.[part], value);

/** `name` from the first response that has it. */
const from = (
  name: string,
  places: [operation: string, ...path: (string | number)[]][],
  missing: string,
): ParamsFor => {
  return (responses) => {
    for (const [operation, ...path] of places) {
      const value = at(responses.get(operation), 'data', ...path);
      if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return { [name]: value };
    }
    return `There is no ${missing} to request.`;
  };
};

const nothing: ParamsFor = () => ({});
const paged: ParamsFor = () => ({ page: 1, per_page: 12 });
const both =
  (one: ParamsFor, other: ParamsFor): ParamsFor =>
  (...given) => {
    const [first, second] = [one(...given), other(...given)];
    if (typeof first === 'string') return first;
    return typeof second === 'string' ? second : { ...first, ...second };
  };

const product = from(
  'product_id',
  [
    ['listProducts', 'products', 0, 'id'],
    ['getHome', 'just_for_you', 'products', 0, 'id'],
  ],
  'product',
);
const category = from('category_id', [['listCategories', 'categories', 0, 'id']], 'category');
const shopPlaces: [string, ...(string | number)[]][] = [
  ['listShops', 'shops', 0, 'id'],
  ['listTopShops', 'shops', 0, 'id'],
  ['listProducts', 'products', 0, 'shop', 'id'],
];
const shop = from('shop_id', shopPlaces, 'shop');
const sale = from(
  'id',
  [
    ['getFlashSales', 'running_flash_sale', 'id'],
    ['getFlashSales', 'incoming_flash_sale', 'id'],
    ['getHome', 'running_flash_sale', 'id'],
    ['getHome', 'incoming_flash_sale', 'id'],
  ],
  'flash sale',
);

const deliveryShops: ParamsFor = (...given) => {
  const params = shop(...given);
  return typeof params === 'string' ? params : { shopIds: [params.shop_id] };
};

const ticket = from('ticket_number', [['listTickets', 'support_tickets', 0, 'ticket_no']], 'ticket');

export const reads: readonly PlannedRequest[] = [
  { operation: 'getMaster', params: nothing },
  { operation: 'getCatalogue', params: (_, locale) => ({ locale }) },
  { operation: 'listCountries', params: nothing },
  { operation: 'listBanners', params: nothing },
  { operation: 'getHome', params: paged },
  { operation: 'listCategories', params: paged },
  { operation: 'listSubCategories', params: category },
  { operation: 'listProducts', params: paged },
  { operation: 'listCategoryProducts', params: both(category, paged) },
  { operation: 'suggestProducts', params: () => ({ query: 'a', limit: 8 }) },
  { operation: 'listShops', params: paged },
  { operation: 'listTopShops', params: nothing },
  { operation: 'getProduct', params: product },
  { operation: 'listPackagings', params: product },
  { operation: 'listShopPopularProducts', params: product },
  { operation: 'getShop', params: from('shop', shopPlaces, 'shop') },
  { operation: 'listShopCategories', params: both(shop, paged) },
  { operation: 'listReviews', params: both(shop, paged) },
  { operation: 'listBlogs', params: paged },
  { operation: 'getBlog', params: from('slug', [['listBlogs', 'blogs', 0, 'slug']], 'post') },
  { operation: 'getLegalPage', params: () => ({ slug: 'privacy-policy' }) },
  { operation: 'getContact', params: nothing },
  { operation: 'getHelp', params: nothing },
  { operation: 'getFlashSales', params: nothing },
  { operation: 'getFlashSale', params: both(sale, paged) },
  { operation: 'getProfile', params: nothing },
  { operation: 'listRecentlyViewed', params: nothing },
  { operation: 'listUsuals', params: nothing },
  { operation: 'listFavorites', params: nothing },
  { operation: 'getCart', params: () => ({ is_buy_now: 0 }) },
  { operation: 'listAddresses', params: paged },
  { operation: 'listAreas', params: nothing },
  { operation: 'listDeliverySlots', params: deliveryShops },
  { operation: 'listOrders', params: paged },
  { operation: 'getOrder', params: from('order_id', [['listOrders', 'orders', 0, 'id']], 'order') },
  { operation: 'listVouchers', params: shop },
  { operation: 'listCollectedVouchers', params: shop },
  { operation: 'listReturns', params: paged },
  { operation: 'getReturn', params: from('id', [['listReturns', 'returnOrders', 0, 'id']], 'return') },
  { operation: 'listTicketIssueTypes', params: nothing },
  { operation: 'listTickets', params: paged },
  { operation: 'getTicket', params: ticket },
  { operation: 'listTicketMessages', params: ticket },
  { operation: 'listConversations', params: paged },
  { operation: 'countUnreadMessages', params: from('user_id', [['getProfile', 'user', 'id']], 'user') },
  { operation: 'listSessions', params: nothing },
  { operation: 'listPasskeys', params: nothing },
  { operation: 'getPushSubscription', params: nothing },
  { operation: 'getAllergies', params: nothing },
  { operation: 'listLists', params: nothing },
  { operation: 'getList', params: from('id', [['listLists', 'lists', 0, 'id']], 'list') },
  { operation: 'getProfessionalApplication', params: nothing },
];

/** A line of the cart that was not there before, so that nothing of the shopper's changes. */
const newLine: ParamsFor = (responses, locale) => {
  const given = product(responses, locale);
  if (typeof given === 'string') return given;
  const groups = at(responses.get('getCart'), 'data', 'cart_items');
  if (!Array.isArray(groups)) return 'The cart of this account cannot be read, so nothing is added to it.';
  const lines = groups.flatMap((group) => at(group, 'products') ?? []);
  const isThere = lines.some((line) => at(line, 'id') === given.product_id);
  if (isThere) return 'The product is in the cart of this account already.';
  const first = at(responses.get('listProducts'), 'data', 'products', 0);
  const choices = {
    packaging_id: at(first, 'packaging_id'),
    size: at(first, 'sizes', 0, 'id'),
    color: at(first, 'colors', 0, 'id'),
  };
  const made = Object.entries(choices).filter(([, id]) => id !== undefined && id !== null);
  return { ...given, ...Object.fromEntries(made) };
};

const address = {
  name: 'Conformance Test',
  phone: '2025550100',
  address_type: 'other',
  address_line: '12 Orchard Lane',
};
const newAddress = from('id', [['addAddress', 'address', 'id']], 'new address');

/** Each pair or row of writes undoes itself: the account is afterwards as before. */
export const writes: readonly PlannedRequest[] = [
  { operation: 'toggleFavorite', params: product },
  { operation: 'toggleFavorite', params: product },
  { operation: 'addToCart', params: newLine },
  { operation: 'incrementCartLine', params: newLine },
  { operation: 'setCartQuantity', params: both(newLine, () => ({ quantity: 3 })) },
  { operation: 'decrementCartLine', params: newLine },
  { operation: 'removeCartLine', params: newLine },
  { operation: 'addAddress', params: () => address },
  { operation: 'changeAddress', params: both(newAddress, () => ({ ...address, address_type: 'home' })) },
  { operation: 'removeAddress', params: newAddress },
];

/** Why a GET is not sent. */
export const unrequested: Record<string, string> = {
  logout: 'This call ends the session.',
  startOrderPayment: 'This call starts a payment.',
  getPayment: 'It needs a payment, which only an order starts.',
  listMessages: 'This call marks the messages as read.',
  getPartnerApplication: 'It needs the code of an application.',
  checkPartnerStatus: 'It needs the phone of an application.',
  getSharedList: 'It needs the link of a shared list.',
  exportAccount: 'This call copies all that is stored about the account.',
  ...Object.fromEntries(
    [
      ...['listSellerTokens', 'getSellerShop', 'listSellerProducts', 'exportSellerGoods', 'listSellerPictures'],
      ...['listSellerOrders', 'getSellerOrder', 'listSellerConversations', 'listSellerMessages', 'listSellerReturns'],
    ].map((operation) => [operation, 'It needs the token of a seller.']),
  ),
};
