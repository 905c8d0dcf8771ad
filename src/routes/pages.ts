/** The route table: the layout, title, audience and screen of each page. */
import type { MessageKey } from '#src/i18n/messages.ts';
import { accountPages } from './account-pages.ts';
import * as content from './content-queries.ts';
import { among, at, type Page } from './page.types.ts';
import * as queries from './page-content-queries.ts';
import type { PageName } from './paths.ts';

const open = { layout: 'storefront', audience: 'everyone' } as const;
const page = (title: MessageKey, file: string, more: Partial<Page> = {}): Page => ({
  ...open,
  title,
  screen: at(file),
  ...more,
});
const home = at('home');
const products = (name: string) => among('products', 'ProductsScreen', name);
const ranked = (name: string) => among('products', 'RankedScreen', name);

const contact = (title: MessageKey, name: string) => ({
  ...open,
  title,
  flows: ['contactForm'] as const,
  isShownAtOnce: true as const,
  screen: at('contact', name),
});

/** A policy page. Without `own`, the slug comes from the URL. */
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
  ...accountPages,
  home: { ...open, title: 'Home', screen: home },
  login: { ...open, title: 'Login', screen: home },
  shops: page('Shops', 'shops'),
  shop: {
    ...open,
    title: 'Shop',
    entity: { query: ({ id = '' }) => queries.shopQuery(id), path: ['shop', 'name'] },
    screen: at('shop'),
  },
  products: { ...open, title: 'Products', screen: products('ProductsScreen') },
  product: {
    ...open,
    title: 'Product',
    entity: { query: ({ id = '' }) => queries.productQuery(id), path: ['product', 'name'] },
    screen: at('product'),
  },
  categories: page('Categories', 'categories'),
  category: {
    ...open,
    title: 'Category',
    entity: { query: () => queries.categoriesQuery(), path: ['categories', 'slug', 'name'] },
    screen: products('CategoryScreen'),
  },
  mostPopular: { ...open, title: 'Most popular', screen: ranked('MostPopularScreen') },
  bestDeal: { ...open, title: 'Best deals', screen: ranked('BestDealScreen') },
  checkout: page('Checkout', 'checkout', { audience: 'user', flows: ['checkout', 'cart', 'cartQuote', 'payment'] }),
  flashSale: {
    ...open,
    title: 'Flash sale',
    entity: { query: ({ id = '' }) => content.flashSaleQuery(id), path: ['flash_sale', 'name'] },
    screen: at('flash-sale'),
  },
  buyNow: page('Buy now', 'checkout', { audience: 'user', flows: ['checkout', 'cart'] }),
  partnerRegister: page('Become a Seller', 'partner', {
    flows: ['partner'],
    isShownAtOnce: true,
    isForVendors: true,
    screen: at('partner', 'PartnerRegisterScreen'),
  }),
  partnerConfirmation: {
    ...open,
    title: 'Your registration',
    entity: { query: ({ code = '' }) => content.partnerApplicationQuery(code), path: ['application', 'shop_name'] },
    isForVendors: true,
    screen: at('partner', 'PartnerConfirmationScreen'),
  },
  sellerRegister: page('Become a Seller', 'partner', {
    isForVendors: true,
    screen: at('partner', 'SellerRegisterScreen'),
  }),
  smartOrder: page('Smart order', 'smart-order', { audience: 'user', flows: ['smartOrder'], returnTo: 'smartOrder' }),
  sharedList: {
    ...open,
    title: 'List',
    entity: { query: ({ token = '' }) => content.sharedListQuery(token), path: ['list', 'name'] },
    screen: at('saved-lists', 'SharedListScreen'),
  },
  support: contact('Support', 'SupportScreen'),
  terms: policy('Terms & Conditions', 'TermsScreen', content.policySlugs.terms),
  privacy: policy('Privacy Policy', 'PrivacyScreen', content.policySlugs.privacy),
  returnPolicy: policy('Return policy', 'ReturnPolicyScreen', content.policySlugs.returnPolicy),
  aboutUs: policy('About us', 'AboutScreen', content.policySlugs.aboutUs),
  contactUs: contact('Contact us', 'ContactScreen'),
  help: page('Help', 'help', { flows: ['helpSearch'], isShownAtOnce: true }),
  policyPage: policy('Policy', 'PolicyScreen'),
  blogs: page('Blog', 'blogs'),
  blog: {
    ...open,
    title: 'Blog',
    entity: { query: ({ slug = '' }) => content.blogQuery(slug), path: ['blog', 'title'] },
    // A post may be a recipe: its first steps should not wait for code.
    flows: ['recipe'],
    isShownAtOnce: true,
    screen: at('blog'),
  },
  professionalRegistration: page('Professional Registration', 'professional', { flows: ['professional'] }),
};
