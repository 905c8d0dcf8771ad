/** Everything that the demo shop consists of, the same on every machine. */
import { countries } from './data/countries.ts';
import { ads, banners, vouchers } from './data/offers.ts';
import * as site from './data/site.ts';
import { makeProducts } from './generate.ts';
import { makeHelpPages } from './help.ts';
import { makeBlogCategories, makeBlogPosts, makeBlogTags, makePages } from './journal.ts';
import { makeFlashSales } from './offers.ts';
import { makeBrands, makeCategories, makeShops } from './places.ts';
import { makeReviews } from './reviews.ts';
import type { DemoShop } from './seed.types.ts';
import { makeColors, makeSizes, makeWares } from './wares.ts';

export const demoShop = (): DemoShop => {
  const groceries = makeProducts();
  const products = [...groceries, ...makeWares()];
  return {
    settings: site.settings,
    languages: [...site.languages],
    currencies: [...site.currencies],
    countries: [...countries],
    taxes: [...site.taxes],
    menus: [...site.menus],
    footers: [...site.footers],
    socialLinks: [...site.socialLinks],
    paymentGateways: [...site.paymentGateways],
    legalPages: [...makePages(), ...makeHelpPages({ isMany: true })],
    blogCategories: makeBlogCategories(),
    blogTags: makeBlogTags(),
    blogPosts: makeBlogPosts(products),
    contact: site.contact,
    ticketIssueTypes: [...site.ticketIssueTypes],
    shops: makeShops(),
    categories: makeCategories(),
    brands: makeBrands(),
    sizes: makeSizes(),
    colors: makeColors(),
    products,
    reviews: makeReviews(groceries),
    banners: [...banners],
    ads: [...ads],
    vouchers: [...vouchers],
    flashSales: makeFlashSales(products),
  };
};
