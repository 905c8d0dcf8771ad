/**
 * A product in sizes and colours, from its card to the order, in two languages.
 *
 * @spec R72
 */
import { describe, expect, test } from 'vitest';
import { holdBack } from '../support/browser/measures.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { openLogin } from '../support/shopper/account.ts';
import { saveInNewList } from '../support/shopper/lists.ts';
import { newMember } from '../support/shopper/member.ts';
import { checkOut, chooseShop, fillAddress, followOrder, payCash, placeOrder } from '../support/shopper/ordering.ts';
import { button, deskAndPhone, heading, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { addFromPage, closeCart, openCart, seeQuantity } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

openShop();

type Option = { id: number; name: string; price: number };
type Apron = { id: number; name: string; price: number; sizes: Option[]; colors: Option[]; shop: { name: string } };

const apronOf = async ({ url, locale }: Shopper): Promise<Apron> => {
  const path = '/api/products?category_slug=kitchen-and-table&per_page=50';
  const response = await fetch(`${url}${path}`, { headers: { 'Accept-Language': locale } });
  const { products } = ((await response.json()) as { data: { products: (Apron & { slug: string })[] } }).data;
  const apron = products.find(({ slug }) => slug === 'linen-apron');
  if (!apron) throw new Error('The demo shop has no apron.');
  return apron;
};

const optionOf = (options: readonly Option[], at: number): Option => options[at] as Option;

/** The price with these surcharges, as the page writes it. */
const priced = ({ price }: Apron, ...chosen: Option[]) =>
  chosen.reduce((total, option) => total + option.price, price).toFixed(2);

const choose = ({ page, press }: Shopper, { name }: Option) =>
  press(page.getByRole('main').getByRole('radio', { name: new RegExp(`^${name}(?!\\p{L})`, 'u') }));

const seePrice = ({ page }: Shopper, price: string) => see(page.getByRole('main').getByText(price).first());

const openAndCloseLogin = async (shopper: Shopper) => {
  await openLogin(shopper);
  await shopper.page.keyboard.press('Escape');
  await seeGone(shopper.page.getByRole('dialog'));
};

describe.each(deskAndPhone)('in $locale on a $device', (options) => {
  test('a size and a colour are chosen, priced, added, ordered and named in the order', async () => {
    const shopper = await newMember(browser, shop.url, options);
    const { page, t, press } = shopper;
    const apron = await apronOf(shopper);
    const [large, small] = [optionOf(apron.sizes, 2), optionOf(apron.sizes, 1)];
    const color = optionOf(apron.colors, 1);

    await open(shopper, '/categories/kitchen-and-table');
    await press(page.getByRole('link', { name: `${t('Choose options')}: ${apron.name}`, exact: true }));
    await see(heading(shopper, apron.name));
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Add to cart'), exact: true })
        .count(),
    ).toBe(0);

    await choose(shopper, large);
    await press(button(shopper, t('Add to a list')));
    await see(
      page.getByRole('radio', { name: new RegExp(optionOf(apron.colors, 0).name) }).and(page.locator(':focus')),
    );
    await choose(shopper, color);
    await seePrice(shopper, priced(apron, large, color));
    await saveInNewList(shopper, 'Kitchen');
    await addFromPage(shopper);
    await seeQuantity(shopper, apron.name, 1);

    // Another size is another line, and the controls of both have names of their own.
    await choose(shopper, small);
    await seePrice(shopper, priced(apron, small, color));
    await addFromPage(shopper);
    await seeQuantity(shopper, apron.name, 1);
    const panel = await openCart(shopper, 2);
    for (const size of [large, small]) {
      const name = [apron.name, size.name, color.name].join(', ');
      await see(panel.getByRole('group', { name: t('Quantity of {name}', { name }), exact: true }));
    }
    await press(
      panel.getByRole('button', {
        name: t('Remove {name}', { name: [apron.name, small.name, color.name].join(', ') }),
        exact: true,
      }),
    );
    await closeCart(shopper);
    await openCart(shopper, 1);
    await chooseShop(shopper, apron.shop.name);
    await checkOut(shopper);
    await see(page.getByRole('main').getByText(`${large.name} · ${color.name}`));
    await fillAddress(shopper);
    await payCash(shopper);
    await followOrder(shopper, await placeOrder(shopper));
    await see(page.getByRole('main').getByText(`${large.name} · ${color.name}`));
    await seePrice(shopper, priced(apron, large, color));
    await shopper.leave();
  });

  test.each([
    { when: 'the page has opened', before: async () => {} },
    { when: 'a dialog was open', before: openAndCloseLogin },
  ])('a size and a colour that are pressed after $when, before their code is there, are chosen', async ({ before }) => {
    const shopper = await newVisitor(browser, shop.url, options);
    const apron = await apronOf(shopper);
    const [large, color] = [optionOf(apron.sizes, 2), optionOf(apron.colors, 1)];
    const code = await holdBack(shopper.page, /\/assets\/OptionPurchase-/);
    await open(shopper, `/products/${apron.id}/details`);
    await before(shopper);
    await choose(shopper, large);
    await choose(shopper, color);
    code.letGo();
    await seePrice(shopper, priced(apron, large, color));
    expect(new URL(shopper.page.url()).search).toBe(`?size=${large.id}&color=${color.id}`);
    await shopper.leave();
  });

  test('a filter by colour lists what there is in it', async () => {
    const shopper = await newMember(browser, shop.url, options);
    const { page } = shopper;
    const apron = await apronOf(shopper);
    await open(shopper, `/products?color=${optionOf(apron.colors, 1).id}`);
    await see(page.getByRole('main').getByRole('link', { name: apron.name, exact: true }));
    expect(await page.getByRole('main').getByRole('article').count()).toBeLessThan(6);
    await shopper.leave();
  });
});
