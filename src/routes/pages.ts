/** The route table: for each page its layout, its title, who may see it and where its screen is. */

import type { ComponentType } from 'react';
import type { ReturnTo } from '#machines/dialogs/dialogs.types.ts';
import type { Query } from '#machines/query/query.types.ts';
import type { LazyFlowName } from '#machines/registry.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import * as content from './content-queries.ts';
import * as queries from './page-content-queries.ts';
import type { PageName } from './paths.ts';

export type ScreenProps = { params: Record<string, string>; search: URLSearchParams };
export type Screen = ComponentType<ScreenProps>;
/** A file under `src/screens/` and the name that it exports. */
export type ScreenAt = { file: string; name: string };
const at = (file: string, name: string): ScreenAt => ({ file: `src/screens/${file}/${name}.tsx`, name });
const among = (file: string, module: string, name: string): ScreenAt => ({
  file: `src/screens/${file}/${module}.tsx`,
  name,
});

export type Page = {
  layout: 'storefront' | 'account' | 'bare';
  title: MessageKey;
  /** `user`: without one the visitor goes to `/`, decided before anything paints. */
  audience: 'everyone' | 'user';
  /**
   * The page shows one thing: where its name is found, for the document title. In a list the way goes on by the
   * parameter of that name.
   */
  entity?: { query: (params: Record<string, string>) => Query; path: readonly string[] };
  /** The flows on demand without which the screen cannot be shown. */
  flows?: readonly LazyFlowName[];
  /** The screen shows itself while its flows still come, also in the first view; it says which part waits. */
  isShownAtOnce?: true;
  /** A shop of one vendor has no such page. */
  isForVendors?: true;
  /** A guest is asked to log in first, and goes on to the page from there. */
  returnTo?: ReturnTo;
  /** Where the screen is, and its name there. */
  screen: ScreenAt;
};

const open = { layout: 'storefront', audience: 'everyone' } as const;
const account = { layout: 'account', audience: 'user' } as const;
const home = at('home', 'HomeScreen');
const products = (name: string) => among('products', 'ProductsScreen', name);
const ranked = (name: string) => among('products', 'RankedScreen', name);

const contact = (title: MessageKey, name: string) => ({
  ...open,
  title,
  flows: ['contactForm'] as const,
  isShownAtOnce: true as const,
  screen: at('contact', name),
});

/** Without a slug of its own the page's address says which it is. */
const policy = (title: MessageKey, screen: string, own?: string): Page => {
  const pageRead = ({ slug = '' }: Record<string, string>) => content.legalPageQuery(own ?? slug);
  const screenAt = among('policy', 'PolicyScreen', screen);
  return {
    ...open,
    title,
    entity: { query: pageRead, path: ['title'] },
    screen: screenAt,
  };
};

export const pages: Record<PageName, Page> = {
  home: { ...open, title: 'Home', screen: home },
  login: { ...open, title: 'Login', screen: home },
  shops: {
    ...open,
    title: 'Shops',
    screen: at('shops', 'ShopsScreen'),
  },
  shop: {
    ...open,
    title: 'Shop',
    entity: { query: ({ id = '' }) => queries.shopQuery(id), path: ['shop', 'name'] },
    screen: at('shop', 'ShopScreen'),
  },
  products: {
    ...open,
    title: 'Products',
    screen: products('ProductsScreen'),
  },
  product: {
    ...open,
    title: 'Product',
    entity: { query: ({ id = '' }) => queries.productQuery(id), path: ['product', 'name'] },
    screen: at('product', 'ProductScreen'),
  },
  categories: {
    ...open,
    title: 'Categories',
    screen: at('categories', 'CategoriesScreen'),
  },
  category: {
    ...open,
    title: 'Category',
    entity: { query: () => queries.categoriesQuery(), path: ['categories', 'slug', 'name'] },
    screen: products('CategoryScreen'),
  },
  mostPopular: {
    ...open,
    title: 'Most Popular',
    screen: ranked('MostPopularScreen'),
  },
  bestDeal: {
    ...open,
    title: 'Best Deal',
    screen: ranked('BestDealScreen'),
  },
  checkout: {
    ...open,
    audience: 'user',
    title: 'Checkout',
    flows: ['checkout', 'cart', 'cartQuote', 'payment'],
    screen: at('checkout', 'CheckoutScreen'),
  },
  orderHistory: { ...account, title: 'Order History', screen: at('order-history', 'OrderHistoryScreen') },
  orderDetails: { ...account, title: 'Order Details', screen: at('order-details', 'OrderDetailsScreen') },
  wishlist: {
    ...account,
    title: 'Wishlist',
    flows: ['wishlist'],
    returnTo: 'wishlist',
    screen: at('wishlist', 'WishlistScreen'),
  },
  settings: { ...account, title: 'Settings', flows: ['devices'], screen: at('settings', 'SettingsScreen') },
  flashSale: {
    ...open,
    title: 'Flash Sale',
    entity: { query: ({ id = '' }) => content.flashSaleQuery(id), path: ['flash_sale', 'name'] },
    screen: at('flash-sale', 'FlashSaleScreen'),
  },
  buyNow: {
    ...open,
    audience: 'user',
    title: 'Buy Now',
    flows: ['checkout', 'cart'],
    screen: at('checkout', 'CheckoutScreen'),
  },
  dashboard: { ...account, title: 'Dashboard', flows: ['cart'], screen: at('dashboard', 'DashboardScreen') },
  returnProduct: {
    ...account,
    title: 'Return Product',
    flows: ['returnRequest'],
    screen: at('return-product', 'ReturnProductScreen'),
  },
  returnedOrders: { ...account, title: 'Return Orders', screen: at('returned-orders', 'ReturnedOrdersScreen') },
  returnedOrder: { ...account, title: 'Return Order Details', screen: at('returned-order', 'ReturnedOrderScreen') },
  profile: { ...account, title: 'My Profile', flows: ['profile'], screen: at('profile', 'ProfileScreen') },
  addresses: {
    ...account,
    title: 'Manage Address',
    flows: ['addressBook'],
    screen: at('addresses', 'AddressesScreen'),
  },
  newAddress: { ...account, title: 'New Address', flows: ['addressForm'], screen: at('addresses', 'NewAddressScreen') },
  editAddress: {
    ...account,
    title: 'Edit Address',
    flows: ['addressForm', 'addressBook'],
    screen: at('addresses', 'EditAddressScreen'),
  },
  changePassword: {
    ...account,
    title: 'Change Password',
    flows: ['changePassword'],
    screen: at('change-password', 'ChangePasswordScreen'),
  },
  tickets: { ...account, title: 'Support Tickets', flows: ['ticketForm'], screen: at('tickets', 'TicketsScreen') },
  ticket: { ...account, title: 'Support Ticket', flows: ['ticketReply'], screen: at('ticket', 'TicketScreen') },
  messages: { ...account, title: 'Messages', flows: ['chat'], screen: at('messages', 'MessagesScreen') },
  partnerRegister: {
    ...open,
    title: 'Become a Seller',
    flows: ['partner'],
    isShownAtOnce: true,
    isForVendors: true,
    screen: at('partner', 'PartnerRegisterScreen'),
  },
  partnerConfirmation: {
    ...open,
    title: 'Your registration',
    entity: { query: ({ code = '' }) => content.partnerApplicationQuery(code), path: ['application', 'shop_name'] },
    isForVendors: true,
    screen: at('partner', 'PartnerConfirmationScreen'),
  },
  sellerRegister: {
    ...open,
    title: 'Become a Seller',
    isForVendors: true,
    screen: at('partner', 'SellerRegisterScreen'),
  },
  smartOrder: {
    ...open,
    audience: 'user',
    title: 'Smart Order',
    flows: ['smartOrder'],
    returnTo: 'smartOrder',
    screen: at('smart-order', 'SmartOrderScreen'),
  },
  support: contact('Support', 'SupportScreen'),
  terms: policy('Terms & Conditions', 'TermsScreen', content.policySlugs.terms),
  privacy: policy('Privacy Policy', 'PrivacyScreen', content.policySlugs.privacy),
  returnPolicy: policy('Return Policy', 'ReturnPolicyScreen', content.policySlugs.returnPolicy),
  aboutUs: policy('About Us', 'AboutScreen', content.policySlugs.aboutUs),
  contactUs: contact('Contact Us', 'ContactScreen'),
  policyPage: policy('Policy', 'PolicyScreen'),
  blogs: {
    ...open,
    title: 'Blogs',
    screen: at('blogs', 'BlogsScreen'),
  },
  blog: {
    ...open,
    title: 'Blogs',
    entity: { query: ({ slug = '' }) => content.blogQuery(slug), path: ['blog', 'title'] },
    screen: at('blog', 'BlogScreen'),
  },
  professionalRegistration: {
    ...open,
    title: 'Professional Registration',
    flows: ['professional'],
    screen: at('professional', 'ProfessionalScreen'),
  },
};
