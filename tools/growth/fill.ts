/**
 * Multiplies the demo shop to a large one, in the project's own schema. PostgreSQL makes every row itself
 * (`generate_series`), so that no size is ever in the memory of JavaScript. The same seed makes the same shop.
 */
import { onServer } from '#server/db/embedded/databases.ts';
import type { AddressSnapshot } from '#server/domain/address-snapshot.ts';
import { hashOf } from '#server/domain/token.ts';

/** How much there is of everything; `products` are added to those of the demo shop. */
export type Size = {
  products: number;
  packagingsEach: number;
  shops: number;
  brands: number;
  shoppers: number;
  orders: number;
  conversations: number;
  messages: number;
  reviews: number;
};

/** The largest shop that the figures are about has 100,000 products and 2,000,000 orders; beyond it only the goods grow. */
export const sizeFor = (products: number): Size => {
  const people = Math.min(products, 100_000);
  return {
    products,
    packagingsEach: 10,
    shops: Math.max(10, Math.min(250, Math.round(products / 400))),
    brands: Math.max(20, Math.min(2_000, Math.round(products / 50))),
    shoppers: people * 2,
    orders: people * 20,
    conversations: people,
    messages: people * 50,
    reviews: people * 2,
  };
};

/** The shopper and the conversation with a hundredth of everything: somebody's list is always the longest. */
export const heavyShopper = 1;

/** Of this shopper's session. */
export const heavyToken = 'larder_growth_0123456789abcdef0123456789abc';

const kinds = [
  ['Fresh', 'طازج', 'تازه'],
  ['Organic', 'عضوي', 'ارگانیک'],
  ['Small', 'صغير', 'کوچک'],
  ['Large', 'كبير', 'بزرگ'],
  ['Dried', 'مجفف', 'خشک'],
  ['Light', 'خفيف', 'سبک'],
  ['Smoked', 'مدخن', 'دودی'],
  ['Farm', 'المزرعة', 'محلی'],
  ['Winter', 'شتوي', 'زمستانی'],
  ['Classic', 'كلاسيكي', 'کلاسیک'],
  ['Premium', 'فاخر', 'ممتاز'],
  ['Family', 'عائلي', 'خانوادگی'],
  ['Mountain', 'جبلي', 'کوهی'],
  ['Golden', 'ذهبي', 'طلایی'],
  ['Wild', 'بري', 'وحشی'],
  ['Homemade', 'منزلي', 'خانگی'],
] as const;

/** A fixed number from 0 to `most - 1` for row `n`; `use` keeps the columns of a row independent. */
const draw = (use: number, most: number | string) => `(abs(hashint8extended(n, $1 * 100 + ${use})) % (${most}))::int`;

/** Low numbers are much more frequent, as with the goods and the vendors of a real shop. */
const drawLow = (use: number, most: number | string) =>
  `floor((${most}) * power(abs(hashint8extended(n, $1 * 100 + ${use})) % 1000000 / 1000000.0, 2))::int`;

const series = (count: number) => `generate_series(1, ${count}) n`;

const moment = (use: number) => `timestamptz '2026-11-01' - ${draw(use, 60 * 24 * 700)} * interval '1 minute'`;

const text = (expression: string) =>
  `jsonb_build_object('en', ${expression}, 'ar', ${expression}, 'ir', ${expression})`;

/** A word of three syllables. */
const madeUp = (use: number) => {
  const syllables = `array['va','lo','ri','ne','ta','mu','ki','so','be','da','fi','go','pe','zu','ha','le','mo','ru']`;
  return `initcap(${[0, 1, 2].map((at) => `(${syllables})[${draw(use + at, 18)} + 1]`).join(' || ')})`;
};

const kindTable = `(select * from unnest(
  array[${kinds.map(([en]) => `'${en}'`)}], array[${kinds.map(([, ar]) => `'${ar}'`)}],
  array[${kinds.map(([, , ir]) => `'${ir}'`)}]) with ordinality as kind (en, ar, ir, number))`;

const shopsAndBrands = ({ shops, brands }: Size) => [
  `insert into shops (slug, name, tagline, description, address, phone, email, logo, banner, estimated_delivery)
    select 'grown-' || n, ${text(`${madeUp(1)} || ' Market ' || n`)}, base.tagline, base.description, base.address, '1',
      'grown-' || n || '@larder.test', base.logo, base.banner, base.estimated_delivery
    from ${series(shops)} join shops base on base.id = n % 4 + 1`,
  `insert into brands (slug, name) select 'grown-' || n, ${text(`${madeUp(4)} || ' ' || ${madeUp(7)}`)} from ${series(brands)}`,
];

const goods = ({ products, shops, brands }: Size) => `
  with demo as materialized (
    select row_number() over (order by id) - 1 as number, * from products where slug not like 'grown-%'
  ), drawn as materialized (
    select n, ${drawLow(11, '(select count(*) from demo)')} as base, ${draw(12, kinds.length)} + 1 as kind,
      ${draw(13, kinds.length * 3)} + 1 as second, ${drawLow(14, shops)} as shop, ${drawLow(15, brands)} as brand,
      ${madeUp(16)} as word, ${drawLow(19, 5000)} as sold, ${moment(20)} as at
    from ${series(products)}
  )
  insert into products (slug, code, shop_id, category_id, sub_category_id, brand_id, name, short_description, description,
    picture, gallery, sold, created_at)
  select 'grown-' || n, 'G-' || n, first_shop.id + drawn.shop, demo.category_id, demo.sub_category_id,
    first_brand.id + drawn.brand,
    jsonb_build_object(
      'en', concat_ws(' ', kind.en, second.en, demo.name ->> 'en', word),
      'ar', concat_ws(' ', demo.name ->> 'ar', kind.ar, second.ar, word),
      'ir', concat_ws(' ', demo.name ->> 'ir', kind.ir, second.ir, word)),
    demo.short_description, demo.description, demo.picture, demo.gallery, drawn.sold, drawn.at
  from drawn join demo on demo.number = drawn.base join ${kindTable} kind on kind.number = drawn.kind
  left join ${kindTable} second on second.number = drawn.second and second.number <> kind.number
  cross join (select min(id) as id from shops where slug like 'grown-%') first_shop
  cross join (select min(id) as id from brands where slug like 'grown-%') first_brand`;

const packagings = ({ packagingsEach }: Size) => `
  insert into packagings (product_id, label, amount, measure, price, discount_price, stock, position)
    select id, ${text(`(place + 1) || ' piece'`)}, place + 1, 'piece', price * (place + 1),
      case when id % 5 = 0 then greatest(1, price * (place + 1) * 9 / 10) end, 1000, place
    from (select id, id::bigint as n, 200 + ${drawLow(21, 9_000).replaceAll('(n,', '(id::bigint,')} as price
      from products where slug like 'grown-%') grown
    cross join generate_series(0, ${packagingsEach - 1}) place`;

/**
 * Every tenth product is sold in sizes: its packagings become one size each. In parts, because a single update of a
 * million packagings did not end within half an hour.
 */
const options = ({ products }: Size) =>
  Array.from({ length: Math.ceil(products / 50_000) }, (_, part) => part).map(
    (part, _at, { length }) => `with sized as (
      insert into product_sizes (product_id, size_id, surcharge)
        select k.product_id, s.id, k.position * 50 from products p join packagings k on k.product_id = p.id
        join (select id, row_number() over (order by id) - 1 as place from sizes) s on s.place = k.position
        where p.slug like 'grown-%' and p.id % 10 = 0 and p.id / 10 % ${length} = ${part}
      returning product_id, size_id, surcharge
    )
    update packagings set size_id = sized.size_id from sized
      where packagings.product_id = sized.product_id and packagings.position = sized.surcharge / 50`,
  );

const shopper = (use: number, shoppers: number) =>
  `case when n % 100 = 0 then ${heavyShopper} else ${draw(use, shoppers)} + 1 end`;

const address: AddressSnapshot = {
  id: 1,
  name: 'Ann',
  phone: '1',
  area: null,
  flatNo: null,
  addressType: 'home',
  addressLine: '1 Market Street',
  addressLine2: null,
  postCode: null,
  latitude: null,
  longitude: null,
};
const addressJson = JSON.stringify(address);

/** Without the triggers that check the sums of each order and write its history. */
const orders = ({ orders, shoppers, shops, products }: Size) => [
  `insert into users (name, email) select 'Shopper ' || n, 'grown-' || n || '@larder.test' from ${series(shoppers)}`,
  `alter table orders disable trigger user`,
  `alter table order_lines disable trigger user`,
  `insert into orders (id, checkout_id, user_id, shop_id, status, payment_method, total, payable, address,
      estimated_delivery, placed_at, number)
    select 1000000 + n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${shopper(31, shoppers)},
      ${draw(32, shops)} + 1, 'Delivered', 'cash', 1000, 1000, '${addressJson}', ${text(`'1 day'`)}, ${moment(33)}, 1000000 + n
    from ${series(orders)}`,
  `insert into order_lines (order_id, product_id, packaging_id, quantity, unit_price, price_before_discount, name,
      packaging_label, picture)
    select 1000000 + n, first.product_id, first.id, 1, 1000, 1000, ${text(`'Goods'`)}, first.label, 'picture'
    from ${series(orders)} join packagings first on first.position = 0
      and first.product_id = (select min(id) from products where slug like 'grown-%') + ${draw(34, products)}`,
  `alter table orders enable trigger user`,
  `alter table order_lines enable trigger user`,
];

const talk = ({ conversations, messages, shops, shoppers, reviews, products }: Size) => [
  `insert into conversations (id, user_id, shop_id, moved_at)
    select 1000000 + n, case when n <= ${shops} then ${heavyShopper} else 1 + n % ${shoppers} end,
      1 + (n + n / ${shoppers}) % ${shops}, ${moment(41)}
    from ${series(conversations)} on conflict do nothing`,
  `insert into messages (conversation_id, side, body, is_seen, created_at)
    select case when n % 500 = 0 then first.id else opened.id end, case when n % 2 = 0 then 'user' else 'shop' end,
      'Message ' || n, true, timestamptz '2026-01-01' + n * interval '1 second'
    from ${series(messages)}
    cross join (select min(id) as id from conversations where user_id = ${heavyShopper}) first
    join conversations opened on opened.id = 1000000 + ${draw(42, conversations)} + 1`,
  `insert into reviews (product_id, author_name, rating, description, created_at)
    select (select min(id) from products where slug like 'grown-%') + ${drawLow(51, products)}, 'Ann',
      ${draw(52, 5)} + 1, 'Text', ${moment(53)}
    from ${series(reviews)}`,
  `insert into favourites (user_id, product_id)
    select ${draw(54, shoppers)} + 1, (select min(id) from products where slug like 'grown-%') + ${draw(55, products)}
    from ${series(products)} on conflict do nothing`,
  `insert into recently_viewed (user_id, product_id, viewed_at)
    select ${shopper(56, shoppers)}, (select min(id) from products where slug like 'grown-%') + ${draw(57, products)},
      ${moment(58)}
    from ${series(products)} on conflict do nothing`,
];

/** Every shopper has a line in the cart, the heavy one 200. */
const baskets = ({ products, shoppers }: Size) => [
  `insert into sessions (user_id, token_hash, expires_at)
    values (${heavyShopper}, decode('${hashOf(heavyToken).toString('hex')}', 'hex'), now() + interval '300 days')`,
  `insert into carts (user_id) select id from users on conflict do nothing`,
  `insert into cart_lines (user_id, product_id, packaging_id, quantity, price_when_added)
    select case when n <= 200 then ${heavyShopper} else 1 + n % ${shoppers} end, first.product_id, first.id, 2, 1000
    from ${series(shoppers)} join packagings first on first.position = 0
      and first.product_id = (select min(id) from products where slug like 'grown-%') + n % ${products}
    on conflict do nothing`,
];

export type FillOptions = { seed?: number; log?: (line: string) => void };

/** Fills a database that has the demo shop. On a connection of its own, because a large table takes minutes. */
export async function growShop(url: string, size: Size, { seed = 1, log }: FillOptions = {}): Promise<void> {
  const statements = [
    ...shopsAndBrands(size),
    goods(size),
    packagings(size),
    ...options(size),
    ...orders(size),
    ...talk(size),
    ...baskets(size),
  ];
  await onServer(url, async (client) => {
    for (const statement of [...statements, 'vacuum analyze']) {
      const begin = performance.now();
      await client.query(statement, statement.includes('$1') ? [seed] : []);
      const [what] = /insert into \w+|vacuum/.exec(statement) ?? [];
      if (what) log?.(`${what}: ${Math.round(performance.now() - begin)} ms`);
    }
  });
}
