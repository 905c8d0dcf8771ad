/** The paths of the sitemap. The routes define the paths; the server sends the ids and slugs. */
import { pages } from '#src/routes/pages.ts';
import { type PageName, pathTo, patterns } from '#src/routes/paths.ts';
import { isPublic } from './page-address.ts';

/** The ids and slugs of the items that have a page of their own; products are listed apart. */
export type SitemapThings = {
  shops: number[];
  categories: string[];
  blogs: string[];
  policies: string[];
};

const isFixed = (name: PageName) => !patterns[name].includes(':');
const fixedPaths = (Object.keys(patterns) as PageName[])
  .filter((name) => isFixed(name) && isPublic({ name, page: pages[name] }))
  .map((name) => patterns[name]);

/** A policy that has an address of its own is found there. */
const ownAddress: ReadonlySet<string> = new Set([
  'about-us',
  'privacy-policy',
  'terms-and-conditions',
  'return-and-refund-policy',
]);

export const sitemapPaths = ({ shops, categories, blogs, policies }: SitemapThings): string[] => [
  ...fixedPaths,
  ...categories.map((slug) => pathTo('category', { slug })),
  ...shops.map((id) => pathTo('shop', { id })),
  ...blogs.map((slug) => pathTo('blog', { slug })),
  ...policies.filter((slug) => !ownAddress.has(slug)).map((slug) => pathTo('policyPage', { slug })),
];

export const productPaths = (ids: number[]): string[] => ids.map((id) => pathTo('product', { id }));
