/** The real page in the place of the chart: the steps of a path are done by hand, the calls are answered by the path. */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import { tea } from './cart-model.ts';
import { demo, fillLogin, logOut, openLogin } from './journey-account.ts';
import type { OnShelf } from './journey-shelf.ts';
import { button, dialog, type Shopper, see, seeGone } from './journey-shopper.ts';

const ports = {
  'GET /carts': 'getCart',
  'POST /cart/store': 'addToCart',
  'POST /cart/increment': 'incrementCartLine',
  'POST /cart/decrement': 'decrementCartLine',
  'POST /cart/quantity': 'setCartQuantity',
  'POST /cart/delete': 'removeCartLine',
} as const;

type Waiting = { port: string; route: Route };

/** Holds every call of the cart until the path answers it; what the page gives up is not waited for any more. */
const holdCalls = async (page: Page) => {
  let waiting: Waiting[] = [];
  await page.route(/\/api\/carts?(\/|$)/, async (route) => {
    const request = route.request();
    const port =
      ports[`${request.method()} ${new URL(request.url()).pathname.slice('/api'.length)}` as keyof typeof ports];
    if (port) waiting.push({ port, route });
    else await route.continue();
  });
  page.on('requestfailed', (request) => {
    waiting = waiting.filter(({ route }) => route.request() !== request);
  });
  return {
    names: () => waiting.map(({ port }) => port),
    take: (port: string) => {
      const found = waiting.find((call) => call.port === port);
      waiting = waiting.filter((call) => call !== found);
      return found?.route;
    },
  };
};

/** The model's tea is a product of this shop. */
const asSold = (cart: Cart, { id, name, packaging_id }: OnShelf): Cart => ({
  ...cart,
  cart_items: cart.cart_items.map((group) => ({
    ...group,
    products: group.products.map((line) => (line.id === tea.productId ? { ...line, id, name, packaging_id } : line)),
  })),
});

const answerOf = (event: EventObject, product: OnShelf) => {
  if ('error' in event) {
    const { status = 500, message = 'No' } = event.error as Failure;
    return { status, json: { message } };
  }
  return { json: { data: asSold((event as EventObject & { output: Cart }).output, product) } };
};

const tellOtherTabs = ({ page }: Shopper, type: string) =>
  page.evaluate((told) => {
    const channel = new BroadcastChannel('larder');
    channel.postMessage({ type: told });
    channel.close();
  }, type);

const comeBack = ({ page }: Shopper, persisted: boolean) =>
  page.evaluate((kept) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted);

const logInAnyhow = async (shopper: Shopper) => {
  const form = dialog(shopper, shopper.t('Login'));
  if ((await form.count()) === 0) await openLogin(shopper);
  await fillLogin(shopper, demo.login, demo.password);
  await seeGone(form);
};

/** A wire between two ends: it is cut and mended. */
const loseNetwork = async ({ page, context, t }: Shopper) => {
  await context.setOffline(true);
  await see(page.getByText(t('You are offline')));
  await context.setOffline(false);
};

const handsOf = (shopper: Shopper, { name }: OnShelf): Record<string, (event: never) => Promise<void>> => {
  const { page, t, press } = shopper;
  const panel = page.getByRole('dialog', { name: t('Shopping Cart') });
  const inPanel = (label: string) => press(panel.getByRole('button', { name: label, exact: true }));
  const add = button(shopper, t('Add to cart'));
  return {
    'session.started': () => logInAnyhow(shopper),
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

/** `take` makes a step of a path happen; `underWay` names the calls that wait for their answers. */
export const rigCart = async (shopper: Shopper, product: OnShelf) => {
  const calls = await holdCalls(shopper.page);
  const hands = handsOf(shopper, product);

  const settle = async (port: string, event: EventObject) => {
    await expect.poll(calls.names).toContain(port);
    await calls.take(port)?.fulfill(answerOf(event, product));
  };
  const take = async (event: EventObject) => {
    if (event.type === 'xstate.init') return;
    const port = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(event.type)?.[1];
    if (port) return settle(port, event);
    const hand = hands[event.type];
    if (!hand) throw new Error(`Nobody knows how to do ${event.type}.`);
    await hand(event as never);
  };
  return { take, underWay: calls.names };
};
