/** What a person does with the cart on a product's page, by the events of its chart. */
import type { Cart } from '#api/types/cart.ts';
import { tea } from './cart-model.ts';
import { fillLogin, logOut, openLogin } from './journey-account.ts';
import type { OnShelf } from './journey-shelf.ts';
import { button, dialog, type Shopper, see, seeGone } from './journey-shopper.ts';

export type Credentials = { login: string; password: string };

/** The model's tea is a product of this shop. */
export const asSold = (cart: Cart, { id, name, packaging_id }: OnShelf): Cart => ({
  ...cart,
  cart_items: cart.cart_items.map((group) => ({
    ...group,
    products: group.products.map((line) => (line.id === tea.productId ? { ...line, id, name, packaging_id } : line)),
  })),
});

const tellOtherTabs = ({ page }: Shopper, type: string) =>
  page.evaluate((told) => {
    const channel = new BroadcastChannel('larder');
    channel.postMessage({ type: told });
    channel.close();
  }, type);

const comeBack = ({ page }: Shopper, persisted: boolean) =>
  page.evaluate((kept) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted);

const logInAnyhow = async (shopper: Shopper, { login, password }: Credentials) => {
  const form = dialog(shopper, shopper.t('Login'));
  if ((await form.count()) === 0) await openLogin(shopper);
  await fillLogin(shopper, login, password);
  await seeGone(form);
};

/** A wire between two ends: it is cut and mended. */
const loseNetwork = async ({ page, context, t }: Shopper) => {
  await context.setOffline(true);
  await see(page.getByText(t('You are offline')));
  await context.setOffline(false);
};

export const cartHands = (
  shopper: Shopper,
  { name }: OnShelf,
  account: Credentials,
): Record<string, (event: never) => Promise<void>> => {
  const { page, t, press } = shopper;
  const panel = page.getByRole('dialog', { name: t('Shopping Cart') });
  const inPanel = (label: string) => press(panel.getByRole('button', { name: label, exact: true }));
  const add = button(shopper, t('Add to cart'));
  return {
    'session.started': () => logInAnyhow(shopper, account),
    'session.ended': () => logOut(shopper),
    'cart.add': () =>
      press(add.or(page.getByRole('main').getByRole('button', { name: t('Increase quantity of {name}', { name }) }))),
    'cart.refresh': () => loseNetwork(shopper),
    'cart.changedElsewhere': () => tellOtherTabs(shopper, 'tab.cartChanged'),
    'page.shown': ({ persisted }: { persisted: boolean }) => comeBack(shopper, persisted),
    'wanted.drop': () => press(dialog(shopper, t('Login')).getByRole('button', { name: t('Close') })),
    'panel.open': () => press(page.getByRole('banner').getByRole('button', { name: /^Cart, / })),
    'panel.close': () => inPanel(t('Close cart')),
    'line.increment': () => inPanel(t('Increase quantity of {name}', { name })),
    'line.decrement': () => inPanel(t('Decrease quantity of {name}', { name })),
    'line.remove': () => inPanel(t('Remove {name}', { name })),
    'line.set': async ({ quantity }: { quantity: number }) => {
      const field = panel.getByRole('textbox', { name: t('Quantity of {name}', { name }) });
      await field.fill(String(quantity));
      await field.press('Enter');
    },
  };
};
