/** The head of a page except its title: metadata, links and structured data. */
import { htmlLang, type Locale } from '#locales/locales.ts';
import type { Head, Meta, PageFacts } from './head.types.ts';
import { absoluteUrl, addressLinks, canonicalUrl, isForSearchEngines } from './page-address.ts';
import { pageDescription } from './page-description.ts';
import { entityOf, pageTitle } from './page-title.ts';
import { structuredData } from './structured-data.ts';

/** The picture for a page's preview card: the picture of its content, or else the shop's icon. */
type Picture = { path: string; width?: number; height?: number };

/** Made by the build from `public/icon.svg`. */
const sign: Picture = { path: '/icon-512.png', width: 512, height: 512 };

/** Maps a WebP file of the server to its JPEG version, because many preview cards cannot show WebP. */
const preview = (path: string) => path.replace(/^(\/(?:pictures|uploads)\/[\w-]+)\.webp$/, '/previews$1.jpg');

const drawn = (value: unknown): Picture | undefined => {
  if (typeof value === 'string' && value !== '') return { path: preview(value) };
  if (typeof value !== 'object' || value === null || !('large' in value)) return undefined;
  const { large, width, height } = value as { large: string; width: number; height: number };
  return { path: preview(large), width, height };
};

const pagePicture = ({ match, peek }: PageFacts): Picture => {
  const thing = entityOf(match, peek) ?? {};
  const choices = [thing.banner_picture, thing.picture, thing.banner, thing.thumbnail];
  return choices.map(drawn).find((picture) => picture !== undefined) ?? sign;
};

/** Language and country, as the cards want it: `fr_FR`. */
const cardLocale = (locale: Locale) => {
  const { language, region } = new Intl.Locale(htmlLang(locale)).maximize();
  return `${language}_${region}`;
};
const ogTypes: Partial<Record<string, string>> = { product: 'product', blog: 'article' };

/** The card that other sites make of a link to the page (Open Graph). */
const card = (facts: PageFacts): Meta[] => {
  const { match, peek, t, settings, locale, origin } = facts;
  const picture = pagePicture(facts);
  const url = isForSearchEngines(facts) ? canonicalUrl(facts) : undefined;
  const properties: [property: string, content: string | number | undefined][] = [
    ['og:site_name', settings.app_name],
    ['og:type', ogTypes[match.name] ?? 'website'],
    ['og:title', match.name === 'home' ? settings.app_name : pageTitle(match, peek, t, '')],
    ['og:description', pageDescription(facts)],
    ['og:url', url],
    ['og:locale', cardLocale(locale)],
    ['og:image', absoluteUrl(picture.path, origin)],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
  ];
  return properties.flatMap(([property, content]) =>
    content === undefined || content === '' ? [] : [{ property, content: String(content) }],
  );
};

export const pageHead = (facts: PageFacts): Head => {
  const description = pageDescription(facts);
  const isListed = isForSearchEngines(facts);
  return {
    meta: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      ...card(facts),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [...addressLinks(facts), { rel: 'manifest', href: `/manifest.webmanifest?locale=${facts.locale}` }],
    linkedData: isListed ? structuredData(facts) : [],
  };
};
