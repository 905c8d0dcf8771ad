/** Every path of the storefront (R4), as patterns and as functions that build a link. */

/** Other sites link to these paths, so the misspelt `massages` stays. */
export const patterns = {
  home: '/',
  shops: '/shops',
  shop: '/shops/:id',
  products: '/products',
  product: '/products/:id/details',
  categories: '/categories',
  category: '/categories/:slug',
  mostPopular: '/most-popular',
  bestDeal: '/best-deal',
  flashSale: '/flash-sale/:id',
  checkout: '/checkout',
  buyNow: '/buynow',
  dashboard: '/dashboard',
  orderHistory: '/order-history',
  orderDetails: '/order-history/:id',
  returnProduct: '/return-product/:id',
  returnedOrders: '/returned-order-history',
  returnedOrder: '/returned-order-history/:id',
  wishlist: '/wishlist',
  savedLists: '/lists',
  savedList: '/lists/:id',
  sharedList: '/shared-list/:token',
  profile: '/profile',
  addresses: '/manage-address',
  newAddress: '/manage-address/new',
  editAddress: '/manage-address/:id/edit',
  changePassword: '/change-password',
  tickets: '/support-tickets',
  ticket: '/support-ticket/:ticketNumber',
  messages: '/massages',
  partnerRegister: '/partner/register',
  partnerConfirmation: '/partner/confirmation/:code',
  sellerRegister: '/shop/register',
  smartOrder: '/smart-order',
  support: '/support',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  returnPolicy: '/return-policy',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  help: '/help',
  policyPage: '/page/:slug',
  blogs: '/blogs',
  blog: '/blog/:slug',
  professionalRegistration: '/professional-registration',
  settings: '/settings',
  login: '/login',
} as const;

export type PageName = keyof typeof patterns;

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a page, such as `{ id: string }`. */
export type PageParams<Name extends PageName = PageName> = Record<ParamNames<(typeof patterns)[Name]>, string>;

type LinkArguments<Name extends PageName> = [ParamNames<(typeof patterns)[Name]>] extends [never]
  ? [params?: undefined, search?: URLSearchParams]
  : [params: Record<ParamNames<(typeof patterns)[Name]>, string | number>, search?: URLSearchParams];

/** The link to a page: `pathTo('product', { id: 41 })` is `/products/41/details`. */
export const pathTo = <Name extends PageName>(name: Name, ...[params, search]: LinkArguments<Name>): string => {
  const values: Record<string, string | number> = params ?? {};
  const path = patterns[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  const query = search?.toString();
  return query ? `${path}?${query}` : path;
};
