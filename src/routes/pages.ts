/** The route table: the layout, title, audience and screen of each page. */
import type { MessageKey } from '#src/i18n/messages.ts';
import { accountPages } from './account-pages.ts';
import * as content from './content-queries.ts';
import { among, at, type Page } from './page.types.ts';
import * as queries from './page-content-queries.ts';
import type { PageName } from './paths.ts';

const open = { layout: 'storefront', audience: 'everyone' } as const;
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
  shops: { ...open, title: 'Shops', screen: at('shops', 'ShopsScreen') },
  shop: {
    ...open,
    title: 'Shop',
    entity: { query: ({ id = '' }) => queries.shopQuery(id), path: ['shop', 'name'] },
    screen: at('shop', 'ShopScreen'),
  },
  products: { ...open, title: 'Products', screen: products('ProductsScreen') },
  product: {
    ...open,
    title: 'Product',
    entity: { query: ({ id = '' }) => queries.productQuery(id), path: ['product', 'name'] },
    screen: at('product', 'ProductScreen'),
  },
  categories: { ...open, title: 'Categories', screen: at('categories', 'CategoriesScreen') },
  category: {
    ...open,
    title: 'Category',
    entity: { query: () => queries.categoriesQuery(), path: ['categories', 'slug', 'name'] },
    screen: products('CategoryScreen'),
  },
  mostPopular: { ...open, title: 'Most popular', screen: ranked('MostPopularScreen') },
  bestDeal: { ...open, title: 'Best deals', screen: ranked('BestDealScreen') },
  checkout: {
    ...open,
    audience: 'user',
    title: 'Checkout',
    flows: ['checkout', 'cart', 'cartQuote', 'payment'],
    screen: at('checkout', 'CheckoutScreen'),
  },
  flashSale: {
    ...open,
    title: 'Flash sale',
    entity: { query: ({ id = '' }) => content.flashSaleQuery(id), path: ['flash_sale', 'name'] },
    screen: at('flash-sale', 'FlashSaleScreen'),
  },
  buyNow: {
    ...open,
    audience: 'user',
    title: 'Buy now',
    flows: ['checkout', 'cart'],
    screen: at('checkout', 'CheckoutScreen'),
  },
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
    title: 'Smart order',
    flows: ['smartOrder'],
    returnTo: 'smartOrder',
    screen: at('smart-order', 'SmartOrderScreen'),
  },
  support: contact('Support', 'SupportScreen'),
  terms: policy('Terms & Conditions', 'TermsScreen', content.policySlugs.terms),
  privacy: policy('Privacy Policy', 'PrivacyScreen', content.policySlugs.privacy),
  returnPolicy: policy('Return policy', 'ReturnPolicyScreen', content.policySlugs.returnPolicy),
  aboutUs: policy('About us', 'AboutScreen', content.policySlugs.aboutUs),
  contactUs: contact('Contact us', 'ContactScreen'),
  policyPage: policy('Policy', 'PolicyScreen'),
  blogs: { ...open, title: 'Blog', screen: at('blogs', 'BlogsScreen') },
  blog: {
    ...open,
    title: 'Blog',
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
