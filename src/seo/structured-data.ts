/** The content of a page in the terms of schema.org, for search engines that show rich results. */
import { categoryPath } from '#src/components/category-path.ts';
import { helpQuery } from '#src/routes/content-queries.ts';
import { productQuery, productReviewsQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import type { PageFacts } from './head.types.ts';
import { nutritionIn } from './nutrition.ts';
import { canonicalUrl } from './page-address.ts';
import { pageName } from './page-title.ts';
import { postData } from './post-data.ts';
import { about, absolute } from './schema-org.ts';

/** The questions and answers of the shop in the terms of schema.org. */
const helpData = (facts: PageFacts): object[] => {
  const topics = facts.peek(helpQuery())?.topics ?? [];
  const mainEntity = topics.flatMap(({ questions }) =>
    questions.map(({ question: name, answer: text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  );
  return mainEntity.length > 0 ? [about('FAQPage', { '@id': canonicalUrl(facts), mainEntity })] : [];
};

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
      ...nutritionIn(shown.facts),
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

export const structuredData = (facts: PageFacts): object[] => [
  ...(facts.match.name === 'home' ? [organization(facts), webSite(facts)] : []),
  ...(facts.match.name === 'product' ? product(facts) : []),
  ...(facts.match.name === 'blog' ? postData(facts) : []),
  ...(facts.match.name === 'help' ? helpData(facts) : []),
  ...breadcrumbs(facts),
];
