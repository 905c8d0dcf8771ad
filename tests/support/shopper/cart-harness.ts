/** The cart on a product's page, driven by the events of its chart. */
import type { Cart } from '#api/types/cart.ts';
import { tea } from '../../models/cart.ts';
import type { Hand } from '../../paths/journey.ts';
import { fillLogin, logOut, openLogin } from './account.ts';
import type { OnShelf } from './shelf.ts';
import { button, dialog, type Shopper, see, seeGone } from './shopper.ts';

export type Credentials = { login: string; password: string };

/** The model's tea is a product of this shop. */
export const asSold = (cart: Cart, { id, name, packaging_id }: OnShelf): Cart => ({
  ...cart,
  cart_items: cart.cart_items.map((group) => ({
    ...group,
    products: group.products.map((line) => (line.id === tea.productId ? { ...line, id, name, packaging_id } : line)),
  })),
});

const sendToOtherTabs = ({ page }: Shopper, type: string) =>
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

const panelOf = ({ page, t }: Shopper) => page.getByRole('dialog', { name: t('Shopping Cart') });

/** The panel is no state of the cart's chart: it is open while a line is changed in it. */
export const isPanelOpen = async (shopper: Shopper): Promise<boolean> => (await panelOf(shopper).count()) > 0;

/** Its name goes on with the number of items. */
const beginningOf = ({ t }: Shopper) =>
  new RegExp(
    `^${t('Cart, {count} items', { count: 3 })
      .split(/[\d٠-٩۰-۹]/)[0]
      ?.trim()}`,
  );

const openPanel = async (shopper: Shopper) => {
  if (await isPanelOpen(shopper)) return;
  await shopper.press(shopper.page.getByRole('banner').getByRole('button', { name: beginningOf(shopper) }));
  await see(panelOf(shopper));
};
const closePanel = async (shopper: Shopper) => {
  if (!(await isPanelOpen(shopper))) return;
  await shopper.press(panelOf(shopper).getByRole('button', { name: shopper.t('Close cart'), exact: true }));
  await seeGone(panelOf(shopper));
};

const inPanel = async (shopper: Shopper, label: string) => {
  await openPanel(shopper);
  await shopper.press(panelOf(shopper).getByRole('button', { name: label, exact: true }));
};

/** The panel is modal: controls below it are pressed after it is closed. */
const below =
  (hand: Hand): Hand =>
  async (shopper, event) => {
    await closePanel(shopper);
    await hand(shopper, event);
  };

export const cartHands = ({ name }: OnShelf, account: Credentials): Record<string, Hand> => ({
  'session.started': (shopper) => logInAnyhow(shopper, account),
  'session.ended': below((shopper) => logOut(shopper)),
  'cart.add': below((shopper) => {
    const { page, t, press } = shopper;
    const more = page.getByRole('main').getByRole('button', { name: t('Increase quantity of {name}', { name }) });
    return press(button(shopper, t('Add to cart')).or(more));
  }),
  'cart.refresh': (shopper) => loseNetwork(shopper),
  'cart.changedElsewhere': (shopper) => sendToOtherTabs(shopper, 'tab.cartChanged'),
  'page.shown': (shopper, { persisted }: { persisted: boolean }) => comeBack(shopper, persisted),
  'login.abandoned': (shopper) =>
    shopper.press(dialog(shopper, shopper.t('Login')).getByRole('button', { name: shopper.t('Close') })),
  'panel.opened': below(openPanel),
  'line.increment': (shopper) => inPanel(shopper, shopper.t('Increase quantity of {name}', { name })),
  'line.decrement': (shopper) => inPanel(shopper, shopper.t('Decrease quantity of {name}', { name })),
  'line.remove': (shopper) => inPanel(shopper, shopper.t('Remove {name}', { name })),
  'line.set': async (shopper, { quantity }: { quantity: number }) => {
    await openPanel(shopper);
    const field = panelOf(shopper).getByRole('textbox', { name: shopper.t('Quantity of {name}', { name }) });
    await field.fill(String(quantity));
    await field.press('Enter');
  },
});
