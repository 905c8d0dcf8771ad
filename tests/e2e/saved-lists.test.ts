/**
 * Saved lists: a product goes into a list, the list into the cart, and its link to somebody else.
 *
 * @spec R17, R87, R88
 */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { newAccount, signUp } from '../support/shopper/account.ts';
import { serverQuantity } from '../support/shopper/cart.ts';
import { listPicker, saveInNewList } from '../support/shopper/lists.ts';
import { newMember } from '../support/shopper/member.ts';
import {
  button,
  deskAndPhone,
  dialog,
  newShopper,
  open,
  type Shopper,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { storedFields } from '../support/shopper/tabs.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

const product = '/products/41/details';
const addAll = (shopper: Shopper) => button(shopper, shopper.t('Add all to cart'));
const lineOf = ({ page }: Shopper, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

/** From the page of a product, into a list that is made there. */
async function putIntoNewList(shopper: Shopper, name: string): Promise<void> {
  await open(shopper, product);
  await saveInNewList(shopper, name);
}

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('a list is made of a product, changed, put into the cart, shared with a guest, and deleted', async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { t, press, page } = shopper;
      await putIntoNewList(shopper, 'Party');

      await press(button(shopper, t('Add to a list')));
      await press(listPicker(shopper).getByRole('button', { name: 'Party' }));
      await seeToast(shopper, t('Added to your list'));

      await open(shopper, '/lists');
      await press(page.getByRole('link', { name: 'Party' }));
      await see(page.getByRole('heading', { level: 1, name: 'Party' }));
      const amount = lineOf(shopper, 'Party').getByRole('spinbutton').or(lineOf(shopper, 'Party').getByRole('textbox'));
      await expect.poll(() => amount.inputValue()).toMatch(/[2٢]/);
      await press(lineOf(shopper, 'Party').getByRole('button').last());
      await expect.poll(() => amount.inputValue()).toMatch(/[3٣]/);

      await press(addAll(shopper));
      await see(page.getByRole('status').getByText(t('{count} products went into your cart.', { count: 1 })));
      expect(await serverQuantity(shopper, { id: 41 })).toBe(3);

      await press(button(shopper, t('Share by a link')));
      await see(button(shopper, t('End the link')));
      const link = await linkOf(shopper);
      const guest = await newVisitor(browser, shop.url, { locale, device });
      await open(guest, link);
      await see(guest.page.getByRole('heading', { level: 1, name: 'Party' }));
      expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      await see(lineOf(guest, 'Party'));

      await press(button(shopper, t('End the link')));
      await see(button(shopper, t('Share by a link')));
      await open(guest, link);
      await see(guest.page.getByText(t('This list doesn’t exist')).first());
      await guest.leave();

      await press(button(shopper, t('Delete')));
      await press(page.getByRole('alertdialog', { name: t('Delete list') }).getByRole('button', { name: t('Delete') }));
      await see(page.getByText(t('You have no lists yet')));
      expect(new URL(page.url()).pathname).toBe('/lists');
      await shopper.leave();
    });
  });

/** The path of the link, as the server knows it. */
async function linkOf(shopper: Shopper): Promise<string> {
  const { token } = await storedFields(shopper);
  const response = await fetch(`${shop.url}/api/lists`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { lists: { link: string | null }[] } };
  return data.lists[0]?.link ?? '';
}

test('A guest who presses “Add to a list” logs in first, and goes on with the product', async () => {
  const shopper = await newShopper(browser, shop.url);
  const { t, press } = shopper;
  await open(shopper, product);
  await press(button(shopper, t('Add to a list')));
  await see(dialog(shopper, t('Login')));
  await signUp(shopper, newAccount());
  await see(listPicker(shopper));
  await listPicker(shopper).getByRole('textbox').fill('Later');
  await press(listPicker(shopper).getByRole('button', { name: t('Make a new list') }));
  await seeGone(listPicker(shopper));
  await open(shopper, '/lists');
  await see(shopper.page.getByRole('link', { name: 'Later' }));
  await shopper.leave();
});

test('A name that is taken is said at its field, and what was typed stays', async () => {
  const shopper = await newMember(browser, shop.url);
  const { t, press, page } = shopper;
  await putIntoNewList(shopper, 'Party');
  await open(shopper, '/lists');
  await press(button(shopper, t('New list')));
  const name = page.getByRole('textbox', { name: t('Name of the list') });
  await name.fill('party');
  await press(button(shopper, t('Save')));
  await see(page.getByText('You already have a list with this name.'));
  expect(await name.inputValue()).toBe('party');
  await name.fill('Feast');
  await press(button(shopper, t('Save')));
  await see(page.getByRole('heading', { level: 1, name: 'Feast' }));
  await see(page.getByText(t('Nothing is in this list yet')));
  await shopper.leave();
});

test('A back end without lists says so once, and offers none from then on', async () => {
  const shopper = await newMember(browser, shop.url);
  const { t, press, page } = shopper;
  await page.route('**/api/lists', (route) => route.fulfill({ status: 404, json: { message: 'Route not found' } }));
  await open(shopper, '/dashboard');
  const link = page.getByRole('link', { name: t('Lists'), exact: true });
  await press(link);
  await seeGone(link);
  await shopper.leave();
});
