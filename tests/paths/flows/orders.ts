/** What is done with an order on its page: called off, ordered once more, reviewed, returned. */
import type { EventObject } from 'xstate';
import type { OrderDetails } from '#api/types/orders.ts';
import { orderActionsMachine } from '#machines/order-actions/order-actions.machine.ts';
import { selectOrderActions } from '#machines/order-actions/order-actions.selectors.ts';
import { returnFieldsOf } from '#machines/return-request/return-request.fields.ts';
import { returnRequestMachine } from '#machines/return-request/return-request.machine.ts';
import { reviewMachine } from '#machines/review/review.machine.ts';
import { selectReview } from '#machines/review/review.selectors.ts';
import { refused } from '../../models/cart.ts';
import { home } from '../../models/checkout.ts';
import { noRice, notAll } from '../../models/order-actions.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { button, dialog, type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import { formJourney } from '../form-journey.ts';
import type { Ground, Journey, Planner } from '../journey.ts';
import { sampleOf } from '../sample.ts';
import { seeChecked, seeCount, seeField, silent } from '../sights.ts';

const rice = sampleOf('OrderProduct', { id: 41, packaging_id: 97, name: 'Rice', order_qty: 3, is_returned: true });

const anOrder = (said: Partial<OrderDetails>) =>
  sampleOf('OrderDetails', {
    id: 77,
    order_code: 'LD000077',
    payment_method: 'Cash Payment',
    products: [rice],
    payable_amount: 12.5,
    address: home,
    ...said,
  }) as unknown as OrderDetails;

const page = { path: '/order-history/77', isSignedIn: true } as const;
const called = (order: OrderDetails) => ({ 'GET /order-details': { order } });

type Acting = ReturnType<typeof selectOrderActions>;

const titles = {
  'repeating.asking': 'Order Again',
  'repeating.sending': 'Order Again',
  'repeating.short': 'Not everything can be had now',
  'repeating.adding': 'Not everything can be had now',
  'repeating.added': 'Your cart is ready',
  'filling.adding': 'Add all to cart',
  'filling.failed': 'Add all to cart',
} as const;

const placeOf = (shopper: Shopper, { stage }: Acting) => {
  const { page: at, t } = shopper;
  if (stage.startsWith('cancelling')) return at.getByRole('alertdialog', { name: t('Cancel Order') });
  return dialog(shopper, t(titles[stage as keyof typeof titles]));
};

const seeActing = async (shopper: Shopper, facts: Acting) => {
  const { page: at, t } = shopper;
  const { stage, failure, payment } = facts;
  if (stage === 'idle') return seeGone(at.getByRole('dialog').or(at.getByRole('alertdialog')));
  const place = placeOf(shopper, facts);
  await see(place);
  await seeCount(place.locator('button[aria-busy=true]'), /sending|adding$/.test(stage) ? 1 : 0);
  if (failure) await see(place.getByText(failure.message ?? t('Check your connection and try again')));
  if (stage === 'repeating.asking' && payment === 'cash')
    await seeChecked(place.getByRole('radio', { name: t('Cash on delivery') }), true);
  if (stage === 'repeating.short') await see(place.getByText(noRice.name));
};

const inPlace =
  (...names: Parameters<Shopper['t']>[0][]) =>
  async (shopper: Shopper) => {
    const { page: at, t, press } = shopper;
    const open = at.getByRole('dialog').or(at.getByRole('alertdialog'));
    const [first, ...others] = names.map((name) => open.getByRole('button', { name: t(name), exact: true }));
    if (first) await press(others.reduce((found, other) => found.or(other), first).first());
  };

const inList = (id: number, order_status: string) =>
  sampleOf('Order', { id, order_code: `LD0000${id}`, order_status, payment_method: 'Cash Payment', amount: 12.5 });
const pending = inList(77, 'Pending');
const arrived = inList(78, 'Delivered');

export const planOrderActions: Planner = async ({ settings }: Ground): Promise<Journey> => {
  const gateways = settings.payment_gateways as never;
  const acted = ({ id, order_code: code, amount }: typeof pending) => ({ id, code, amount, paidBy: 'Cash Payment' });
  return {
    flow: 'orderActions',
    path: '/order-history',
    isSignedIn: true,
    given: {
      'GET /orders': { total: 2, status_wise_orders: sampleOf('StatusCounts', {}), orders: [pending, arrived] },
    },
    model: {
      machine: orderActionsMachine as never,
      input: {
        cashOnDelivery: settings.cash_on_delivery,
        onlinePayment: settings.online_payment,
        gateways,
      },
      cases: [
        eventOf('order.cancel', { order: acted(pending) }),
        eventOf('order.again', { order: acted(arrived) }),
        eventOf('order.addToCart', { order: acted(arrived) }),
        eventOf('method.choose', { method: 'cash' }),
        eventOf('order.confirm'),
        eventOf('order.dismiss'),
        eventOf('orderAgain.addRest'),
        done('cancelOrder', { message: 'Called off.' }),
        done('orderAgain', {
          message: 'Order placed',
          order_payment_url: null,
          order: { id: 81, order_code: 'LD000081', amount: 13 },
        }),
        ...['cancelOrder', 'orderAgain'].flatMap((port) => [failed(port, refused), failed(port, silent)]),
        failed('orderAgain', notAll),
      ],
      view: (snapshot) => {
        const { stage, payment, missing, failure } = selectOrderActions(snapshot as never);
        return [stage, payment, missing.length, failure?.kind];
      },
    },
    ports: { 'POST /orders/cancel': 'cancelOrder', 'POST /place-order/again': 'orderAgain' },
    bodyOf: (port, output) =>
      port === 'cancelOrder'
        ? { message: 'Called off.', data: { order: sampleOf('Order', {}) } }
        : { message: 'Order placed', data: output },
    hands: {
      'order.cancel': (shopper) =>
        shopper.press(button(shopper, `${shopper.t('Cancel Order')}, ${pending.order_code}`)),
      'order.again': (shopper) => shopper.press(button(shopper, `${shopper.t('Order Again')}, ${arrived.order_code}`)),
      'method.choose': ({ page: at, t, press }) => press(at.getByRole('radio', { name: t('Cash on delivery') })),
      'order.confirm': inPlace('Yes, cancel it', 'Place Order'),
      'order.dismiss': inPlace('Keep the order', 'Cancel', 'Close'),
    },
    see: (shopper, snapshot) => seeActing(shopper, selectOrderActions(snapshot as never)),
  };
};

export const planReturnRequest: Planner = async () => {
  const order = anOrder({ order_status: 'Delivered', is_returnable: true });
  return formJourney({
    flow: 'returnRequest',
    machine: returnRequestMachine,
    input: { orderId: 77 },
    path: '/return-product/77',
    isSignedIn: true,
    given: called(order),
    loaded: returnFieldsOf(order),
    form: 'Return request',
    labels: {
      reason: 'Reason',
      bank_account_number: 'Account Number',
      return_address: 'Collection address',
    },
    others: { product_ids: (shopper, form) => shopper.press(form.getByRole('checkbox', { name: rice.name })) },
    typed: [{ product_ids: [rice.id] }, { bank_account_number: 'GB33', reason: 'Torn' }],
    wrong: 'reason',
    send: 'Request return',
    call: 'POST /return-order',
    saved: { message: 'Asked.' },
    toast: 'Asked.',
    bodyOf: () => ({ message: 'Asked.', data: { returnOrder: sampleOf('ReturnOrder', {}) } }),
  });
};

type Reviewing = ReturnType<typeof selectReview>;

const reviewDialog = (shopper: Shopper) => dialog(shopper, shopper.t('Review {name}', { name: rice.name }));
const wordsOf = (shopper: Shopper) => reviewDialog(shopper).getByRole('textbox', { name: shopper.t('Your review') });

const seeReview = async (shopper: Shopper, { stage, fields, errors, failure }: Reviewing) => {
  const { t } = shopper;
  const place = reviewDialog(shopper);
  if (stage === 'closed') return seeGone(place);
  await see(place);
  await seeField(wordsOf(shopper), fields.description, errors.description !== undefined);
  await seeCount(place.getByRole('radio', { checked: true }), fields.rating > 0 ? 1 : 0);
  await seeCount(place.locator('[aria-busy=true]'), stage === 'submitting' ? 1 : 0);
  if (failure) await see(place.getByText(failure.message ?? t('Check your connection and try again')));
};

export const planReview: Planner = async () => ({
  flow: 'review',
  ...page,
  given: called(anOrder({ order_status: 'Delivered' })),
  model: {
    machine: reviewMachine as never,
    input: undefined,
    cases: [
      { type: 'review.open', subject: { orderId: 77, productId: rice.id, name: rice.name } } as EventObject,
      { type: 'review.close' },
      { type: 'review.change', fields: { rating: 4 } } as EventObject,
      { type: 'review.change', fields: { description: 'Fresh' } } as EventObject,
      { type: 'review.submit' },
      done('addReview', { message: 'Thank you.' }),
      failed('addReview', silent),
      failed('addReview', { kind: 'refused', status: 422, fields: { description: 'Too short.' } }),
    ],
    view: (snapshot) => {
      const { stage, fields, errors, failure } = selectReview(snapshot as never);
      return [stage, fields.rating, fields.description, Object.keys(errors), failure?.kind];
    },
  },
  ports: { 'POST /product-review': 'addReview' },
  bodyOf: () => ({ message: 'Thank you.', data: { review: sampleOf('Review', {}) } }),
  hands: {
    'review.open': (shopper) => shopper.press(button(shopper, `${shopper.t('Review')}: ${rice.name}`)),
    'review.close': inPlace('Close'),
    'review.change': async (shopper, { fields }: { fields: { rating?: number; description?: string } }) => {
      const star = shopper.t('{count} stars', { count: fields.rating ?? 0 });
      if (fields.rating) await reviewDialog(shopper).getByRole('radio', { name: star }).check({ force: true });
      if (fields.description) await shopper.write(wordsOf(shopper), fields.description);
    },
    'review.submit': inPlace('Post review'),
  },
  see: async (shopper, snapshot, { type }) => {
    await seeReview(shopper, selectReview(snapshot as never));
    if (type.startsWith('xstate.done.')) await seeToast(shopper, 'Thank you.');
  },
});
