/** Left-to-right text keeps its direction in a right-to-left page, and targets are large enough to press. */
import { beforeAll, describe, expect, test } from 'vitest';
import { shareShop, shop } from '../../support/browser/open-shop.ts';
import {
  type Account,
  addAddress,
  fillCart,
  openSession,
  orderOf,
  register,
} from '../../support/shopper/http-account.ts';
import { shareVisitors } from '../../support/shopper/shared-visitors.ts';
import { button } from '../../support/shopper/shopper.ts';
import { come, type Visitor, type VisitorOptions } from '../../support/shopper/visitor.ts';
import { openCart, openLogin } from './screens.ts';
import { edgeless, movingLonger, runsOf, smallTargets, transitionsOfGrowth } from './seen.ts';

let customer: Account;
let orderId: number;
let visitor: Visitor | undefined;

shareShop();
const visitorWith = shareVisitors();
beforeAll(async () => {
  // More than the badge has room for.
  customer = await register(shop.url);
  await addAddress(shop.url, customer);
  await fillCart(shop.url, customer, { kinds: 6 });
});

const itemCount = 12;

const arrive = async (path: string, options: VisitorOptions = {}) => {
  visitor = await visitorWith(options);
  await come(visitor, path);
  return visitor;
};
const asCustomer = (options: VisitorOptions = {}) => ({ account: customer, chosenShops: [1, 2], ...options });

/** Amounts, percentages, capped counts, phone numbers and the codes of orders, in Latin or in Persian digits. */
const written = {
  price: /-?[\d۰-۹][\d۰-۹,٬]*[.٫][\d۰-۹]{2}(?=\u2069)/g,
  percentage: /-?[\d۰-۹]+[%٪]/g,
  cappedCount: /[\d۰-۹]+\+/g,
  phoneNumber: /\+\d[\d ]{6,}\d/g,
  code: /#[A-Z]{2,}\d+/g,
};

/** A price with its sign, which follows the amount in the direction of reading (decision 46). */
const signed = { sign: /\u2066[^\u2069]+\u2069[$€£]/g };

describe.each(['ar', 'ir'] as const)('in %s, a right-to-left language, typed text keeps its order', (locale) => {
  const read = async ({ page }: Visitor) => {
    const runs = await runsOf(page, written);
    expect(runs.filter(({ isAsTyped }) => !isAsTyped)).toEqual([]);
    expect((await runsOf(page, signed)).filter(({ isAsTyped }) => isAsTyped)).toEqual([]);
    return new Set(runs.map(({ kind }) => kind));
  };

  test('on the home page', async () => {
    const kinds = await read(await arrive('/', { locale }));
    expect(kinds).toContain('price');
    expect(kinds).toContain('percentage');
    expect(kinds).toContain('phoneNumber');
  });

  test.each(['/products', '/products/2/details', '/shops', '/shops/1', '/best-deal'])('on %s', async (path) => {
    await read(await arrive(path, { locale, device: 'phone' }));
  });

  test('in a full cart with its badge', async () => {
    const { page } = await arrive('/products', asCustomer({ locale }));
    await openCart({ ...(visitor as Visitor) }, itemCount);
    const kinds = await read(visitor as Visitor);
    expect(kinds).toContain('price');
    expect(
      await page
        .getByText(locale === 'ir' ? '۹+' : '9+', { exact: true })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(kinds).toContain('cappedCount');
  });

  test('in the checkout', async () => {
    await arrive('/checkout', asCustomer({ locale }));
    await button(visitor as Visitor, (visitor as Visitor).t('Place Order')).waitFor();
    expect(await read(visitor as Visitor)).toContain('price');
  });

  test('in a form, labels and input align with the start of lines', async () => {
    const { page } = await arrive('/contact-us', { locale });
    const fields = page.getByRole('main').locator('input, textarea');
    const search = page.getByRole('combobox', { name: (visitor as Visitor).t('Search products') });
    const markOf = (element: Element) => {
      const { textAlign, direction } = getComputedStyle(element);
      return { textAlign, direction };
    };
    expect(await search.evaluate(markOf)).toMatchObject({ direction: 'rtl' });
    expect(await fields.count()).toBe(5);
    for (const field of await fields.all()) {
      await field.fill('Robin 1');
      expect(await field.evaluate(markOf)).toEqual({ textAlign: 'right', direction: 'ltr' });
    }
  });

  test('in the orders', async () => {
    const account = await openSession(shop.url);
    orderId = await orderOf(shop.url, account);
    const kinds = await read(await arrive('/order-history?status=Delivered', { locale, account }));
    expect(kinds).toContain('code');
    await come(visitor as Visitor, `/order-history/${orderId}`);
    expect(await read(visitor as Visitor)).toContain('price');
  });
});

describe('under a thumb', () => {
  const smallest = 24;
  const comfortable = 44;
  const sizes = async ({ page }: Visitor) => {
    expect(await smallTargets(page, smallest, 'all')).toEqual([]);
    expect(await smallTargets(page, comfortable, 'main')).toEqual([]);
  };

  test.each(['/', '/products', '/products/2/details', '/shops', '/shops/1', '/categories', '/about-us'])(
    '%s has targets that can be hit',
    async (path) => sizes(await arrive(path, { device: 'phone' })),
  );

  test('the list of products with items in the cart has targets that can be hit', async () => {
    await sizes(await arrive('/products', asCustomer({ device: 'phone' })));
  });

  test('the cart has targets that can be hit', async () => {
    await openCart(await arrive('/products', asCustomer({ device: 'phone' })), itemCount);
    await sizes(visitor as Visitor);
  });

  test('the checkout has targets that can be hit', async () => {
    await arrive('/checkout', asCustomer({ device: 'phone' }));
    await button(visitor as Visitor, (visitor as Visitor).t('Place Order')).waitFor();
    await sizes(visitor as Visitor);
  });

  test('the login has targets that can be hit', async () => {
    await openLogin(await arrive('/about-us', { device: 'phone' }));
    await sizes(visitor as Visitor);
  });
});

describe('with reduced motion', () => {
  const longest = 0.001;

  test.each(['/', '/products', '/products/2/details', '/shops/1'])('nothing moves on %s', async (path) => {
    const { page } = await arrive(path);
    expect(await movingLonger(page, longest)).toEqual([]);
  });

  test.each([
    ['whose device says so', { context: { reducedMotion: 'reduce' }, motion: undefined }],
    ['who says so to the shop', { context: { reducedMotion: 'no-preference' }, motion: 'less' }],
  ] as const)(
    'no element starts a transition when the letters grow, for somebody %s',
    async (_, { context, motion }) => {
      const { page } = await arrive('/shops', { context });
      expect(await transitionsOfGrowth(page, motion)).toBe(0);
    },
  );

  test('the cart opens without an animation', async () => {
    await openCart(await arrive('/products', asCustomer()), itemCount);
    expect(await movingLonger((visitor as Visitor).page, longest)).toEqual([]);
  });
});

describe('in the colours of the system', () => {
  const options: VisitorOptions = { context: { forcedColors: 'active' } };

  test.each(['/', '/products', '/products/2/details', '/shops/1'])(
    'every control of %s keeps an edge',
    async (path) => {
      const { page } = await arrive(path, options);
      expect(await edgeless(page)).toEqual([]);
    },
  );

  test('every control of the cart and of the checkout has an edge', async () => {
    const { page } = await arrive('/checkout', asCustomer(options));
    await button(visitor as Visitor, (visitor as Visitor).t('Place Order')).waitFor();
    expect(await edgeless(page)).toEqual([]);
    await openCart(visitor as Visitor, itemCount);
    expect(await edgeless(page)).toEqual([]);
  });
});
