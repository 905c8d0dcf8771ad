/** Paying online: in a window that is refused, closed, declined, paid or never comes back; and a server that is silent. */
import type { EventObject } from 'xstate';
import { selectPayment } from '#machines/payment/payment.selectors.ts';
import type { PaymentGateway } from '#machines/payment/payment.types.ts';
import { aCart, aQuote, refused, tea } from '../../models/cart.ts';
import { home } from '../../models/checkout.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { button, pathOf, type Shopper } from '../../support/shopper/shopper.ts';
import { seeCartCount } from '../../support/shopper/shopping.ts';
import type { Planner } from '../journey.ts';
import {
  canBeDone,
  gatewaysOf,
  hands,
  paidOf,
  paymentJourney,
  plain,
  type Snapshot,
  strict,
} from '../payment-journey.ts';
import { paymentDialog, payPath, prepareGateway, prepareWindows, seePayment } from '../payment-page.ts';
import { settled } from '../timeouts.ts';

export const planPayment: Planner = async (ground) => ({ flow: 'payment', ...paymentJourney(ground) });

const another: PaymentGateway = { id: 99, name: 'other', title: 'Another way', logo: '', is_active: true };

/** In a shop with one more gateway, of which the shopper chooses one; the ways from there are those of one gateway. */
export const planPaymentChoice: Planner = async (ground) => {
  const gateways = [another, ...gatewaysOf(ground)];
  const journey = paymentJourney(ground, gateways);
  return {
    flow: 'payment',
    ...journey,
    prepare: async (shopper) => {
      await prepareWindows(shopper);
      await prepareGateway(shopper, another);
    },
    model: {
      ...journey.model,
      cases: [
        eventOf('payment.request', { order: paidOf(plain) }),
        ...gateways.map(({ name }) => eventOf('gateway.choose', { gateway: name })),
        eventOf('payment.start'),
        eventOf('payment.close'),
        failed('startOrderPayment', refused),
      ],
    },
    hands: {
      ...hands,
      'gateway.choose': (shopper, { gateway }: { gateway: string }) => {
        const title = gateways.find(({ name }) => name === gateway)?.title ?? '';
        return shopper.press(paymentDialog(shopper).getByRole('radio', { name: title, exact: true }));
      },
    },
  };
};

const placed = [plain, strict].map(({ id, order_code, amount }) => ({ id, order_code, shop_id: tea.shopId, amount }));

/** Right after an order, which leads away from the checkout in the end. */
const seeAfterCheckout = async (shopper: Shopper, snapshot: Snapshot, { type }: EventObject) => {
  const isOver = snapshot.value === 'idle';
  await seePayment(shopper, selectPayment(snapshot));
  const path = type === 'payment.leave' ? '/order-history' : '/';
  await settled(() => pathOf(shopper), 'the page').toBe(isOver && type !== 'xstate.init' ? path : '/checkout');
};

/** Two orders are paid at once; what did not come of it is paid one by one, on their pages. */
export const planPaymentAfterCheckout: Planner = async (ground) => {
  const [gateway] = gatewaysOf(ground) as [PaymentGateway];
  const journey = paymentJourney(ground);
  const wish = {
    url: ground.url + payPath,
    orders: [paidOf(plain), paidOf(strict)],
    amount: 25,
    gateway: gateway.name,
    origin: 'checkout',
  };
  return {
    flow: 'payment',
    ...journey,
    path: '/checkout',
    chosenShops: [tea.shopId],
    given: {
      ...journey.given,
      'GET /carts': aCart({ tea: 1 }),
      'GET /addresses': { total: 1, addresses: [home] },
      'POST /cart/checkout': aQuote(25),
      'POST /place-order': { order_payment_url: wish.url, orders: placed },
    },
    arrive: async (shopper) => {
      const { page, press } = shopper;
      await seeCartCount(shopper, 1);
      await press(page.getByRole('radio', { name: gateway.title }));
      await page.clock.install();
    },
    model: {
      ...journey.model,
      cases: [
        eventOf('payment.begin', wish),
        ...['stop', 'close', 'leave'].map((name) => eventOf(`payment.${name}`)),
        ...['success', 'cancel'].map((kind) => done('payInWindow', { kind })),
        ...['paid', 'cancelled', 'pending'].map((status) => done('checkPayment', { status })),
      ],
      isPossible: (snapshot, event) => {
        const { stage, url, canStart } = selectPayment(snapshot as never);
        if (event.type === 'payment.leave')
          return stage === 'paid' || (/^(cancelled|failed)$/.test(stage) && !canStart);
        return (event.type !== 'payment.begin' || url === '') && canBeDone(snapshot as never, event);
      },
      stopWhen: ({ value, context }) => value === 'idle' && context.url !== '',
    },
    hands: {
      ...hands,
      'payment.begin': (shopper) => shopper.press(button(shopper, shopper.t('Place Order'))),
    },
    see: (shopper, snapshot, event) => seeAfterCheckout(shopper, snapshot as never, event),
  };
};
