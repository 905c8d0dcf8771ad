/**
 * Facts about foods: a list narrowed by them, the page of a product, and the warnings of a shopper with allergies.
 *
 * @spec R90, R91, R92, R93, R94
 */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { newMember } from '../support/shopper/member.ts';
import { button, deskAndPhone, dialog, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { openCart, seeToast } from '../support/shopper/shopping.ts';

shareShop();

type Found = { id: number; name: string; contains?: string[]; may_contain?: string[] };

const productsOf = async (query: string, locale: string): Promise<Found[]> => {
  const response = await fetch(`${shop.url}/api/products?page=1&per_page=40&${query}`, {
    headers: { 'Accept-Language': locale },
  });
  return ((await response.json()) as { data: { products: Found[] } }).data.products;
};

const named = async (text: string, locale: string): Promise<Found> => {
  const [found] = await productsOf(`search=${encodeURIComponent(text)}`, locale);
  if (!found) throw new Error(`The shop has no ${text}.`);
  return found;
};

const allergies = ({ page, t }: Shopper) => page.getByRole('region', { name: t('Allergies'), exact: true });
const cardOf = ({ page }: Shopper, { name }: Found) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

const chooseMilk = async (shopper: Shopper): Promise<void> => {
  const { t, press } = shopper;
  await open(shopper, '/settings');
  await press(allergies(shopper).getByRole('checkbox', { name: t('Milk'), exact: true }));
  await press(button(shopper, t('Save')));
  await see(allergies(shopper).getByText(t('Agree that we save your allergies, or choose none.')));
  await press(allergies(shopper).getByRole('checkbox', { name: /./ }).last());
  await press(button(shopper, t('Save')));
  await seeToast(shopper, t('Allergies saved'));
};

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('a shopper allergic to milk is warned on cards, on pages and in the cart, and can delete it', async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { t, page, press } = shopper;
      const croissant = await named('butter croissant', locale);
      const warning = t('Contains: {names}', { names: t('Milk') });
      await chooseMilk(shopper);

      await open(shopper, `/products?q=${encodeURIComponent(croissant.name)}`);
      await see(cardOf(shopper, croissant).first());
      await see(cardOf(shopper, croissant).first().getByText(warning));

      await open(shopper, `/products/${croissant.id}/details`);
      await see(page.getByText(t('Your allergies')));
      await see(page.getByText(warning).first());
      await press(page.getByRole('button', { name: t('Add to cart') }).first());
      const panel = await openCart(shopper, 1);
      await see(panel.getByText(warning));

      const html = await (await fetch(`${shop.url}/products/${croissant.id}/details`)).text();
      expect(html).not.toContain(t('Your allergies'));

      await open(shopper, '/settings');
      await press(button(shopper, t('Delete my allergies')));
      await seeToast(shopper, t('Allergies deleted'));
      await open(shopper, `/products/${croissant.id}/details`);
      await see(page.getByRole('heading', { name: t('Ingredients and nutrition') }));
      await seeGone(page.getByText(t('Your allergies')));
    });

    test('a page says what is inside, and that allergens are not stated where they are not', async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { t, page } = shopper;
      const croissant = await named('butter croissant', locale);
      await open(shopper, `/products/${croissant.id}/details`);
      await see(page.getByRole('heading', { name: t('Ingredients and nutrition') }));
      const row = (name: string) =>
        page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await see(row(t('Contains')).getByText(t('Milk')));
      await see(row(t('May contain')).getByText(t('Nuts')));
      await see(row(t('Free of')).getByText(t('Mustard')));
      await see(row(t('Energy')));

      const apples = await named('red apples', locale);
      await chooseMilk(shopper);
      await open(shopper, `/products/${apples.id}/details`);
      await see(page.getByText(t('Allergens not stated by the shop')));
    });

    test('a list is narrowed to what is vegan and free of gluten, and nothing else is in it', async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { t, page, press } = shopper;
      await open(shopper, '/products');
      await press(button(shopper, t('Filters')));
      const filters = dialog(shopper, t('Filters'));
      await press(
        filters.getByRole('group', { name: t('Diet') }).getByRole('checkbox', { name: t('Vegan'), exact: true }),
      );
      await press(
        filters.getByRole('group', { name: t('Free of') }).getByRole('checkbox', { name: t('Gluten'), exact: true }),
      );
      await press(filters.getByRole('button', { name: t('Apply') }));
      await page.waitForURL(/diet=vegan.*free=gluten/);
      await see(button(shopper, t('Remove filter {name}', { name: t('Free of {name}', { name: t('Gluten') }) })));
      const expected = await productsOf('diet=vegan&free_of=gluten', locale);
      expect(expected.length).toBeGreaterThan(10);
      for (const { contains = [], may_contain = [] } of expected)
        expect([...contains, ...may_contain]).not.toContain('gluten');
      await see(cardOf(shopper, expected[0] as Found).first());
    });
  });
