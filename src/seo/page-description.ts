/** The meta description of a page: the text of its content, or else its purpose. */

import type { MessageKey } from '#src/i18n/messages.ts';
import type { PageName } from '#src/routes/paths.ts';
import type { PageFacts } from './head.types.ts';
import { entityOf, pageName } from './page-title.ts';

const longest = 200;
const fields = ['meta_description', 'short_description', 'description'] as const;

/** The purpose of each route. A route without an entry uses the shop's own description. */
const purposes: Partial<Record<PageName, MessageKey>> = {
  products: 'Everything on our shelves: fresh food, dry goods and what a home needs, with prices and ratings.',
  product: '{name}: price, stock, packs and reviews.',
  categories: 'All categories at a glance, each with what belongs to it.',
  category: '{name}: everything in stock, with prices and ratings.',
  shops: 'The shops that sell here, with their ratings and delivery times.',
  shop: 'Everything that {name} sells, with prices and ratings.',
  mostPopular: 'What other shoppers buy most often.',
  bestDeal: 'The best deals of the moment.',
  flashSale: 'Lower prices for a short time.',
  blogs: 'Ideas for the kitchen and news from our shops.',
  blog: 'Ideas for the kitchen and news from our shops.',
  support: 'Help with orders, payments and returns, and how to reach us.',
  contactUs: 'Write to us or call us: we are glad to help.',
  help: 'Answers about orders, delivery, payment, returns and your account.',
  aboutUs: 'Who we are and how we work.',
  terms: 'The terms under which you buy here.',
  privacy: 'What we know about you, what for, and for how long.',
  returnPolicy: 'What can be sent back, until when, and how.',
  partnerRegister: 'Sell your goods here: open your own shop in a few steps.',
  professionalRegistration: 'Buy for your company: register it in a few steps.',
};

/** They are read here alone, so that no page carries them to the browser. */
export const purposePhrases: ReadonlySet<string> = new Set(Object.values(purposes));

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Ends with a whole word. */
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;

export const pageDescription = ({ match, peek, t, settings }: PageFacts): string => {
  const thing = entityOf(match, peek) ?? {};
  const texts = fields.map((field) => thing[field]).filter((text) => typeof text === 'string');
  const ownWords = texts.map(plainText).find((text) => text !== '');
  const purpose = match.name === 'notFound' ? undefined : purposes[match.name];
  const general = purpose ? t(purpose, { name: pageName(match, peek, t) }) : (settings.web_footer_description ?? '');
  return shortened(ownWords ?? general);
};
