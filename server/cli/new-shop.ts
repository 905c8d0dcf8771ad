/** `shop new`: an empty shop that works, in an empty database. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale, directionOf, intlLocale, locales } from '#locales/locales.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { pages } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';
import { countries, currencies, languages, settings } from '#server/db/schema/settings.ts';
import { shops } from '#server/db/schema/shops.ts';
import { homeSections } from '#server/domain/look.ts';
import { translate } from '#server/i18n/translate.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import * as demo from '#server/seed/data/site.ts';
import { makeHelpPages } from '#server/seed/help.ts';
import { loadingLock } from '#server/seed/load.ts';
import { slugify } from '#server/seed/text.ts';
import { CliError } from './cli-error.ts';
import type { Answer } from './command.ts';
import { inCommand } from './in-command.ts';
import type { NewShopOptions } from './new-shop-options.ts';
import { allCountries } from './shop-countries.ts';

/** How the currency is written in the shop's first language: the sign, and where it stands. */
export function signOf({ currency, languages: [language = 'en'] }: Pick<NewShopOptions, 'currency' | 'languages'>) {
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const kinds = format.formatToParts(1);
  const at = kinds.findIndex(({ type }) => type === 'currency');
  const position = at < kinds.findIndex(({ type }) => type === 'integer') ? ('prefix' as const) : ('suffix' as const);
  return { symbol: kinds[at]?.value ?? currency, position };
}

const inAll = (text: string) => byLocale(() => text);

/** Names of pages that are no phrases of the catalogues in the demo: an added language could not translate them. */
const phrases: Readonly<Record<string, string>> = {
  '/contact-us': 'Contact us',
  '/wishlist': 'Wishlist',
  '/support-tickets': 'Support',
  '/help': 'Help',
};

function named<Name>(url: string | undefined, name: Name) {
  const phrase = phrases[url ?? ''];
  return phrase === undefined ? name : byLocale((locale) => translate(locale, phrase));
}

const menus = demo.menus.map((menu) => ({ ...menu, name: named(menu.url, menu.name) }));

/** Pages that a shop without contents has. */
const menusOf = ({ isMany }: NewShopOptions) =>
  menus.filter(({ slug }) => slug !== 'blogs' && (isMany || slug !== 'shops'));

const link = (from: string) =>
  menus.filter(({ slug }) => slug === from).map(({ name: title, url }) => ({ title, url }));

/** The footer's column of the account. */
const accountColumns = demo.footers
  .filter(({ position }) => position === 3)
  .map((column) => ({
    ...column,
    items: column.items.map((item) => ({ ...item, title: named(item.url, item.title) })),
  }));

function footersOf(options: NewShopOptions) {
  const { name, email } = options;
  const links = ['products', ...(options.isMany ? ['shops'] : []), 'best-deal', 'contact-us'].flatMap(link);
  return [
    {
      position: 1,
      items: [
        { type: 'text', title: inAll(name), target: '_self' },
        { type: 'email', title: inAll(email), url: `mailto:${email}`, target: '_self' },
      ],
    },
    { ...demo.footers[1], items: links.map((item) => ({ ...item, type: 'link', target: '_self' })) },
    ...accountColumns,
  ];
}

function settingsOf(options: NewShopOptions) {
  const { name, country, colours, isMany, email, languages: spoken } = options;
  return {
    appName: name,
    defaultLanguage: spoken[0],
    currencyPosition: signOf(options).position,
    multiVendor: isMany,
    phoneRequired: false,
    country,
    address: inAll(country),
    footerText: inAll(`© ${name}`),
    themeColors: colours,
    menus: menusOf(options),
    footers: footersOf(options),
    contact: { email },
    ticketIssueTypes: demo.ticketIssueTypes,
    // What a shop promises is for its owner to say.
    homeSections: homeSections.filter((section) => section !== 'promises'),
  };
}

async function writeSettings(tx: Tx, options: NewShopOptions): Promise<void> {
  const rows = Object.entries(settingsOf(options)).map(([key, value]) => ({ key, value }));
  await tx.insert(settings).values(rows);
  const titles = Object.fromEntries(demo.languages.map(({ name, title }) => [name, title]));
  const ordered = [...options.languages, ...locales.filter((locale) => !options.languages.includes(locale))];
  await tx.insert(languages).values(
    ordered.map((name, position) => ({
      name,
      title: titles[name] ?? name,
      direction: directionOf(name),
      position,
      isActive: options.languages.includes(name),
    })),
  );
  const { symbol } = signOf(options);
  await tx.insert(currencies).values({ name: options.currency, symbol, rateFromDefault: 1, isDefault: true });
  await tx.insert(countries).values([...allCountries]);
  await tx.insert(pages).values(makeHelpPages(options));
}

/** A shop with one vendor sells as that vendor; its name is the shop's. */
async function writeVendor(tx: Tx, { name, email, country }: NewShopOptions): Promise<string> {
  const slug = slugify(name) || 'shop';
  const blank = inAll('');
  await tx.insert(shops).values({
    slug,
    name: inAll(name),
    tagline: blank,
    description: blank,
    address: inAll(country),
    phone: '',
    email,
    logo: '',
    banner: '',
    estimatedDelivery: blank,
  });
  return slug;
}

async function writeOperator(tx: Tx, { email, country }: NewShopOptions, passwordHash: string): Promise<void> {
  const phoneCode = allCountries.find(({ name }) => name === country)?.phoneCode ?? null;
  await tx.insert(users).values({ name: 'Operator', email, emailVerified: true, passwordHash, country, phoneCode });
}

const next = (options: NewShopOptions) => [
  'Next:',
  '  npm start                                              opens the shop (with DEMO_SHOP=off while it is empty)',
  '  npm run shop -- import products goods.csv --check      reads your goods and says what is wrong with them',
  '  npm run shop -- import products goods.csv              puts them into the shop',
  '  npm run shop -- page set terms-and-conditions terms.html   writes your terms, to which shoppers agree;',
  '  privacy-policy, return-and-refund-policy, about-us and shipping-and-delivery-policy are linked, too',
  ...(options.isMany ? ['  The column "shop" of the file names the vendor; an unknown one is made.'] : []),
];

export async function makeShop(db: NodePgDatabase, options: NewShopOptions): Promise<Answer> {
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  const { result: vendor } = await inCommand(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
    if ((await tx.$count(settings)) + (await tx.$count(shops)) > 0)
      throw new CliError('This database has a shop already. Give the new one a DATA_DIR or DATABASE_URL of its own.');
    invalidateCache(tx);
    await writeSettings(tx, options);
    await writeOperator(tx, options, passwordHash);
    return options.isMany ? undefined : writeVendor(tx, options);
  });
  const { name, email, currency } = options;
  return {
    data: { name, currency, languages: options.languages, vendor: vendor ?? null, account: { email, password } },
    lines: [
      `${name} is ready, in ${options.languages.join(', ')} and ${currency}.`,
      `Your account: ${email} with the password ${password} (shown only here; change it in your profile).`,
      ...next(options),
    ],
  };
}
