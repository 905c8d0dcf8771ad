/** The content of a page in the terms of schema.org, for search engines that show rich results. */
import { htmlLang } from '#locales/locales.ts';
import { categoryPath } from '#src/components/category-path.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { blogQuery } from '#src/routes/content-queries.ts';
import { productQuery, productReviewsQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { PageFacts } from './head.types.ts';
import { canonicalUrl } from './page-address.ts';
import { pageName } from './page-title.ts';

const about = (type: string, facts: object) => ({ '@context': 'https://schema.org', '@type': type, ...facts });
const absolute = ({ origin }: PageFacts, path: string) => absoluteUrl(path, origin);

const organization = (facts: PageFacts) => {
  const { app_name: name, app_logo: logo, mobile: telephone, social_links: links } = facts.settings;
  const sameAs = links.flatMap(({ link }) => link ?? []);
  return about('Organization', {
    '@id': absolute(facts, '/#organization'),
    name,
    url: absolute(facts, '/'),
    ...(logo ? { logo: absolute(facts, logo) } : {}),
    ...(telephone ? { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone } } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  });
};

const webSite = (facts: PageFacts) =>
  about('WebSite', {
    name: facts.settings.app_name,
    url: absolute(facts, '/'),
    publisher: { '@id': absolute(facts, '/#organization') },
  });

type Place = { name: string; path?: string };

const productOf = ({ match, peek }: PageFacts) => peek(productQuery(match.params.id ?? ''))?.product;

/** The ancestors of the page, nearest last; undefined for a page without breadcrumbs. */
const placesAbove = (facts: PageFacts): Place[] | undefined => {
  const { t, match } = facts;
  const listed = (name: string, path: string) => [{ name, path }];
  const category = productOf(facts)?.category;
  switch (match.name) {
    case 'product':
      return category ? listed(category.name, categoryPath(category)) : listed(t('Products'), pathTo('products'));
    case 'category':
      return listed(t('Categories'), pathTo('categories'));
    case 'shop':
      return listed(t('Shops'), pathTo('shops'));
    case 'blog':
      return listed(t('Blog'), pathTo('blogs'));
    default:
      return undefined;
  }
};

const breadcrumbs = (facts: PageFacts) => {
  const above = placesAbove(facts);
  if (!above) return [];
  const { t, match, peek } = facts;
  const places: Place[] = [{ name: t('Home'), path: pathTo('home') }, ...above, { name: pageName(match, peek, t) }];
  const itemListElement = places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: absolute(facts, path) } : {}),
  }));
  return [about('BreadcrumbList', { itemListElement })];
};

const product = (facts: PageFacts) => {
  const shown = productOf(facts);
  if (!shown) return [];
  const { id, name, brand, price, discount_price: reduced, quantity, rating, shop, thumbnails } = shown;
  const reviews = facts.peek(productReviewsQuery(id))?.total ?? 0;
  const pictures = thumbnails.flatMap(({ picture, thumbnail }) => picture?.large || thumbnail || []);
  const url = canonicalUrl(facts);
  return [
    about('Product', {
      '@id': url,
      name,
      url,
      sku: String(id),
      image: pictures.map((path) => absolute(facts, path)),
      ...(shown.short_description ? { description: shown.short_description } : {}),
      ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
      ...(reviews > 0
        ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews } }
        : {}),
      offers: {
        '@type': 'Offer',
        url,
        // The shop sells in its default currency, even if the shopper sees prices in another one.
        price: (reduced > 0 ? reduced : price).toFixed(2),
        priceCurrency: facts.settings.currency.name,
        ...(quantity === undefined
          ? {}
          : { availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}` }),
        seller: { '@type': 'Organization', name: shop.name },
      },
    }),
  ];
};

const blogPosting = (facts: PageFacts) => {
  const post = facts.peek(blogQuery(facts.match.params.slug ?? ''))?.blog;
  if (!post) return [];
  const { title, picture, thumbnail, post_by: author, tags } = post;
  const moment = momentOf(post.created_at);
  return [
    about('BlogPosting', {
      '@id': canonicalUrl(facts),
      mainEntityOfPage: canonicalUrl(facts),
      headline: title,
      image: [absolute(facts, picture?.large ?? thumbnail)],
      ...(Number.isNaN(moment) ? {} : { datePublished: new Date(moment).toISOString().slice(0, 10) }),
      author: { '@type': 'Person', name: author.name },
      publisher: { '@type': 'Organization', name: facts.settings.app_name, url: absolute(facts, '/') },
      inLanguage: htmlLang(facts.locale),
      ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name).join(', ') } : {}),
    }),
  ];
};

export const structuredData = (facts: PageFacts): object[] => [
  ...(facts.match.name === 'home' ? [organization(facts), webSite(facts)] : []),
  ...(facts.match.name === 'product' ? product(facts) : []),
  ...(facts.match.name === 'blog' ? blogPosting(facts) : []),
  ...breadcrumbs(facts),
];
