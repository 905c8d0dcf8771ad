/**
 * Where search engines find a page: at one address, and at one for each further language.
 *
 * Paths contain no language, so `?locale=` selects it; the main language of the shop needs none. Pages of one shopper and
 * searched or filtered lists are not for search engines and have no canonical address.
 */
import { htmlLang, type Locale } from '#locales/locales.ts';
import { categoryPath, isCategoryOf } from '#src/components/category-path.ts';
import type { PageMatch } from '#src/routes/match-page.ts';
import { categoriesQuery } from '#src/routes/page-content-queries.ts';
import { type PageParams, pathTo } from '#src/routes/paths.ts';
import { productParameters, readProductSearch } from '#src/routes/product-search.ts';
import type { HeadLink, PageFacts } from './head.types.ts';

/** Open to everyone, and yet nothing to be found. */
const notToBeFound: ReadonlySet<PageMatch['name']> = new Set<PageMatch['name']>([
  'sharedList',
  'login',
  'partnerConfirmation',
  'sellerRegister',
  'smartOrder',
]);
/** Of a list; on the page of a product a size or a colour is a choice. */
const narrowing = [...productParameters.filter((name) => name !== 'page' && name !== 'more'), 'tab'];
const inPages: ReadonlySet<PageMatch['name']> = new Set<PageMatch['name']>([
  'products',
  'category',
  'mostPopular',
  'bestDeal',
  'shops',
  'shop',
  'blogs',
  'flashSale',
]);

/** Whether a page is the same for everybody and worth finding. */
export const isPublic = ({ name, page }: Pick<PageMatch, 'name' | 'page'>): boolean =>
  page.audience === 'everyone' && !notToBeFound.has(name);

export const isForSearchEngines = ({ match, search, status }: PageFacts): boolean =>
  status === 200 && isPublic(match) && !(inPages.has(match.name) && narrowing.some((name) => search.has(name)));

/** The category of a page, which its address names by slug or by number. */
export const categoryOf = ({ match, peek }: Pick<PageFacts, 'match' | 'peek'>) =>
  peek(categoriesQuery())?.categories.find((each) => isCategoryOf(each, match.params.slug));

const pathOf = (facts: PageFacts): string => {
  const { name, params } = facts.match;
  const category = name === 'category' ? categoryOf(facts) : undefined;
  return category ? categoryPath(category) : pathTo(name as 'product', params as PageParams<'product'>);
};

/** A page of a list is a page of its own; what else an address may carry makes no other page. */
const pageNumberOf = ({ match, search }: PageFacts) => (inPages.has(match.name) ? readProductSearch(search).page : 1);

const urlIn = (facts: PageFacts, locale: Locale): string => {
  const url = new URL(pathOf(facts), facts.origin);
  const page = pageNumberOf(facts);
  if (page > 1) url.searchParams.set('page', String(page));
  if (locale !== facts.mainLocale) url.searchParams.set('locale', locale);
  return url.href;
};

export const canonicalUrl = (facts: PageFacts): string => urlIn(facts, facts.locale);

/** The canonical address and the same page in the other languages. */
export const addressLinks = (facts: PageFacts): HeadLink[] => {
  if (!isForSearchEngines(facts)) return [];
  const alternate = (hreflang: string, locale: Locale) => ({ rel: 'alternate', hreflang, href: urlIn(facts, locale) });
  return [
    { rel: 'canonical', href: canonicalUrl(facts) },
    ...facts.settings.languages.map(({ name }) => alternate(htmlLang(name), name)),
    alternate('x-default', facts.mainLocale),
  ];
};

/** The address of a file or page for other sites; what no address can be made of leads to the shop itself. */
export const absoluteUrl = (path: string, origin: string): string =>
  (URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin)).href;
