/**
 * A line that was removed on a page comes back with its quantity.
 *
 * @spec R49
 */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { serverQuantity } from '../support/shopper/cart.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { addFromPage, seeQuantity } from '../support/shopper/shopping.ts';

shareShop();

/** The field of the page itself: on a phone a bar over the page repeats it. */
const fieldOf = ({ page, t }: Shopper, name: string) =>
  page.getByRole('textbox', { name: t('Quantity of {name}', { name }), exact: true }).first();

const type = async (shopper: Shopper, name: string, quantity: number) => {
  const field = fieldOf(shopper, name);
  await field.fill(`${quantity}`);
  await field.press('Enter');
};

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('a typed 0 is undone over the page, where the popup stands after an addition', async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { t, press } = shopper;
      const product = await productOf(shopper, greengrocer, 2);
      await open(shopper, `/products/${product.id}/details`);
      await addFromPage(shopper);
      await see(fieldOf(shopper, product.name));
      await type(shopper, product.name, 4);
      await expect.poll(() => serverQuantity(shopper, product)).toBe(4);

      await type(shopper, product.name, 0);
      await see(shopper.page.getByRole('status').getByText(t('{name} was removed', { name: product.name })));
      await expect.poll(() => serverQuantity(shopper, product)).toBe(0);
      await press(button(shopper, t('Undo')));
      await expect.poll(() => serverQuantity(shopper, product)).toBe(4);
      await seeGone(button(shopper, t('Undo')));
      await seeQuantity(shopper, product.name, 4);
      await shopper.leave();
    });
  });
