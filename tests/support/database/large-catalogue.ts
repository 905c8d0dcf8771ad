/** A shop of 10,000 products, made by PostgreSQL itself, with the words of the kitchen in three languages. */
import { onServer } from '#server/db/embedded/databases.ts';
import type { Filling } from './database.ts';

export const largeCatalogueSize = 10_000;

type Words = readonly (readonly [en: string, ar: string, ir: string])[];

const things: Words = [
  ['Milk', 'حليب', 'شیر'],
  ['Apple', 'تفاح', 'سیب'],
  ['Bread', 'خبز', 'نان'],
  ['Cheese', 'جبن', 'پنیر'],
  ['Tomatoes', 'طماطم', 'گوجه'],
  ['Bananas', 'موز', 'موز'],
  ['Rice', 'أرز', 'برنج'],
  ['Olive Oil', 'زيت زيتون', 'روغن زیتون'],
  ['Honey', 'عسل', 'عسل'],
  ['Butter', 'زبدة', 'کره'],
  ['Chocolate', 'شوكولاتة', 'شکلات'],
  ['Potatoes', 'بطاطس', 'سیب\u200cزمینی'],
  ['Oranges', 'برتقال', 'پرتقال'],
  ['Tea', 'شاي', 'چای'],
  ['Coffee', 'قهوة', 'قهوه'],
  ['Sugar', 'سكر', 'شکر'],
  ['Salt', 'ملح', 'نمک'],
  ['Yoghurt', 'زبادي', 'ماست'],
  ['Juice', 'عصير', 'آبمیوه'],
  ['Flour', 'دقيق', 'آرد'],
];

const kinds: Words = [
  ['Fresh', 'طازج', 'تازه'],
  ['Organic', 'عضوي', 'ارگانیک'],
  ['Red', 'أحمر', 'قرمز'],
  ['Green', 'أخضر', 'سبز'],
  ['Whole', 'كامل', 'کامل'],
  ['Sweet', 'حلو', 'شیرین'],
  ['Small', 'صغير', 'کوچک'],
  ['Large', 'كبير', 'بزرگ'],
  ['Dried', 'مجفف', 'خشک'],
  ['Light', 'خفيف', 'سبک'],
  ['Smoked', 'مدخن', 'دودی'],
  ['Farm', 'مزرعة', 'محلی'],
  ['Winter', 'شتوي', 'زمستانی'],
];

const same = (text: string) => `jsonb_build_object('en', ${text}, 'ar', ${text}, 'ir', ${text})`;

const column = (words: Words, at: 0 | 1 | 2) => words.map((word) => word[at]);

/** English names the kind first and the product last; Arabic and Persian the other way round. */
const names = `jsonb_build_object(
  'en', kind.en || ' ' || second.en || ' ' || thing.en,
  'ar', thing.ar || ' ' || kind.ar || ' ' || second.ar,
  'ir', thing.ir || ' ' || kind.ir || ' ' || second.ir)`;

const fill = `
  with thing as (select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality as word (en, ar, ir, number)),
  kind as (select * from unnest($4::text[], $5::text[], $6::text[]) with ordinality as word (en, ar, ir, number))
  insert into products (slug, code, shop_id, category_id, brand_id, name, short_description, description, picture, sold, created_at)
  select 'product-' || n, 'L-' || n, n % 10 + 1, n % 12 + 1, n % 20 + 1, ${names},
    jsonb_build_object('en', 'Goes with ' || beside.en, 'ar', 'مع ' || beside.ar, 'ir', 'با ' || beside.ir),
    ${same(`'<p>Number ' || n || ' on the shelf</p>'`)}, 'picture', n * 7919 % 1000, now() - n * interval '1 minute'
  from generate_series(1, ${largeCatalogueSize}) n
  join thing on thing.number = n % ${things.length} + 1
  join thing beside on beside.number = n / 7 % ${things.length} + 1
  join kind on kind.number = n / ${things.length} % ${kinds.length} + 1
  join kind second on second.number = n / ${things.length * kinds.length} % ${kinds.length} + 1`;

const context = `
  insert into shops (slug, name, tagline, description, address, phone, email, logo, banner, estimated_delivery)
    select 'shop-' || n, ${same(`'Shop ' || n`)}, ${same(`'Text'`)}, ${same(`'Text'`)}, ${same(`'Text'`)}, '1',
      'shop-' || n || '@larder.test', 'logo', 'banner', ${same(`'Today'`)} from generate_series(1, 10) n;
  insert into categories (slug, name, description, picture, position)
    select 'aisle-' || n, ${same(`'Aisle ' || n`)}, ${same(`'Text'`)}, 'picture', n from generate_series(1, 12) n;
  insert into brands (slug, name) select 'brand-' || n, ${same(`'Brand ' || n`)} from generate_series(1, 20) n`;

const packagings = `
  insert into packagings (product_id, label, amount, measure, price, stock, position)
    select p.id, ${same(`'1 piece'`)}, 1, 'piece', 100 + p.id % 900, 10, place
    from products p cross join generate_series(0, 1) place`;

export const largeCatalogue: Filling = {
  name: 'large',
  // On a connection of its own: a statement of the pool may not take as long as ten thousand products on a busy machine.
  fill: ({ url }) =>
    onServer(url, async (client) => {
      await client.query(context);
      const words = [things, kinds].flatMap((each) => ([0, 1, 2] as const).map((language) => column(each, language)));
      await client.query(fill, words);
      await client.query(packagings);
      // The planner has statistics, as in a shop that has been running for a while.
      await client.query('vacuum analyze');
    }),
};
