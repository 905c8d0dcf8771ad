/** The journey of any payment: from its window to what came of it. A flow says where it begins. */
import { assign, type EventObject } from 'xstate';
import { paymentWaitMs, requestTimeoutMs } from '#machines/constants.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { selectPayment } from '#machines/payment/payment.selectors.ts';
import type { PaymentCheck, PaymentGateway } from '#machines/payment/payment.types.ts';
import { refused } from '../models/cart.ts';
import { done, eventOf, failed } from '../support/charts/events.ts';
import { button, type Shopper } from '../support/shopper/shopper.ts';
import type { Ground, Hand, Journey } from './journey.ts';
import { LeftOut } from './left-out.ts';
import { inPayment, paymentDialog, payPath, prepareWindows, seePayment, setStrict, windowOf } from './payment-page.ts';
import { sampleOf } from './sample.ts';
import { silent } from './sights.ts';

export type Snapshot = Parameters<typeof selectPayment>[0];

const unpaid = (id: number) =>
  sampleOf('Order', {
    id,
    order_code: `LD0000${id}`,
    order_status: 'Pending',
    payment_method: 'Online Payment',
    payment_status: 'Pending',
    amount: 12.5,
  });
export const plain = unpaid(77);
/** For this one the browser opens a window only during a press. */
export const strict = unpaid(78);
export const paidOf = ({ id, order_code: code, amount }: typeof plain) => ({ id, code, amount });

const noWebPage = 'mailto:gateway@larder.test';

const statusIn = (event: EventObject) => (event as EventObject & { output?: { status?: string } }).output?.status;
const kindIn = (event: EventObject) => (event as EventObject & { output?: { kind?: string } }).output?.kind;

/** While a window is open the chart does not read `end`, so that it can say here that a press has opened it. */
const openings: Readonly<Record<string, object>> = {
  'payment.reopen': { end: 'success' },
  'xstate.done.actor.startOrderPayment': { end: 'closed' },
};
const machine = paymentMachine.provide({
  actions: {
    clearTrouble: assign(({ event: { type } }) => ({ failure: undefined, reason: undefined, ...openings[type] })),
  },
});

const isRefused = ({ context: { orders, end } }: Snapshot) => orders[0]?.id === strict.id && end !== 'success';
const isLeftAtOnce = (snapshot: Snapshot) =>
  snapshot.value === 'paying' && (snapshot.context.url === noWebPage || isRefused(snapshot));

/** A window that does not open ends at once, any other one when the shopper wants. */
const canWindow = (snapshot: Snapshot, event: EventObject) => {
  if (snapshot.context.url === noWebPage) return 'error' in event;
  return !('error' in event) && (kindIn(event) === 'blocked') === isRefused(snapshot);
};

/** The dialog covers the page. The order itself says that it is not paid where the server does not know the payment. */
export const canBeDone = (snapshot: Snapshot, event: EventObject): boolean => {
  const { stage, canStart, gateway } = selectPayment(snapshot);
  const { type } = event;
  if (type === 'payment.request' || type === 'payment.begin') return stage === 'idle';
  if (stage === 'paying') return type.endsWith('.payInWindow') ? canWindow(snapshot, event) : !isLeftAtOnce(snapshot);
  if (type === 'payment.start') return canStart;
  if (type === 'gateway.choose') return (event as EventObject & { gateway: string }).gateway !== gateway;
  return statusIn(event) !== 'unknown' || snapshot.context.end !== 'success';
};

const pass =
  (ms: number): Hand =>
  ({ page }) =>
    page.clock.fastForward(ms);

/** The shopper closes the window, or the gateway leads it back to the shop. */
const endWindow: Hand = async (shopper, event) => {
  const kind = kindIn(event);
  const popup = windowOf(shopper);
  if (kind === 'closed') return popup?.close();
  // The shop closes it as soon as it is back.
  if (kind !== 'blocked') await popup?.goto(`${shopper.url}${payPath}/${kind}`).catch(() => undefined);
};

const reopen = async (shopper: Shopper) => {
  const { t, press } = shopper;
  const link = paymentDialog(shopper).getByRole('link', { name: t('Open the payment page') });
  await press(link.or(paymentDialog(shopper).getByRole('button', { name: t('Pay now'), exact: true })));
};

const request = async (shopper: Shopper, { order: { id, code } }: { order: ReturnType<typeof paidOf> }) => {
  await setStrict(shopper, id === strict.id);
  await shopper.press(button(shopper, `${shopper.t('Make Payment')}, ${code}`));
};

export const hands: Journey['hands'] = {
  'payment.request': request,
  'payment.start': (shopper) =>
    shopper.press(
      paymentDialog(shopper).getByRole('button', {
        name: new RegExp(`^${shopper.t('Pay now')}$|^${shopper.t('Pay {amount}', { amount: '' }).trim()}.*[\\d۰-۹]`),
      }),
    ),
  'payment.reopen': reopen,
  'payment.stop': inPayment('Cancel'),
  'payment.check': inPayment('Check again'),
  'payment.close': inPayment('Cancel', 'Pay later', 'Done', 'Continue Shopping', 'Close'),
  'payment.leave': (shopper) => shopper.press(paymentDialog(shopper).getByRole('link')),
  'xstate.done.actor.payInWindow': endWindow,
  'xstate.error.actor.payInWindow': async () => {},
  'xstate.after.paymentWait.payment.paying': pass(paymentWaitMs),
  'xstate.after.requestTimeout.payment.starting': pass(requestTimeoutMs),
  'xstate.after.requestTimeout.payment.checking': pass(requestTimeoutMs),
};

const words: [PaymentCheck['status'], string?][] = [
  ['paid'],
  ['failed'],
  ['failed', 'The card was declined.'],
  ['cancelled'],
  ['pending'],
  ['unknown'],
];

export const casesOf = ({ url }: Ground) => [
  ...(['start', 'reopen', 'stop', 'check', 'close'] as const).map((name) => eventOf(`payment.${name}`)),
  ...[url + payPath, noWebPage].map((address) => done('startOrderPayment', { url: address })),
  ...[refused, silent].map((error) => failed('startOrderPayment', error)),
  ...['blocked', 'success', 'cancel', 'closed'].map((kind) => done('payInWindow', { kind })),
  failed('payInWindow', { kind: 'broken' }),
  ...words.map(([status, reason]) => done('checkPayment', { status, ...(reason ? { reason } : {}) })),
  failed('checkPayment', silent),
];

const view = (snapshot: Snapshot) => {
  const { stage, orders, gateway, url, failure, reason } = selectPayment(snapshot);
  return [stage, orders[0]?.id, gateway, url, failure?.kind, reason, snapshot.context.end];
};

/** A body without a payment is how an older server answers. */
const bodyOf = (port: string, output: unknown) => {
  if (port === 'startOrderPayment') return { data: { order_payment_url: (output as { url: string }).url } };
  const { status, reason = null } = output as PaymentCheck;
  return { data: status === 'unknown' ? {} : { payment: sampleOf('Payment', { status, error: reason }) } };
};

export const gatewaysOf = ({ settings }: Ground): PaymentGateway[] => {
  const all = settings.online_payment ? ((settings.payment_gateways ?? []) as PaymentGateway[]) : [];
  const gateways = all.filter(({ is_active }) => is_active);
  if (gateways.length === 0) throw new LeftOut('it needs a shop that takes payments online');
  return gateways;
};

export const paymentJourney = (ground: Ground, gateways = gatewaysOf(ground)): Omit<Journey, 'flow'> => ({
  path: '/order-history',
  isSignedIn: true,
  given: {
    'GET /orders': { total: 2, status_wise_orders: sampleOf('StatusCounts', {}), orders: [plain, strict] },
    'GET /order-details': { order: sampleOf('OrderDetails', plain) },
  },
  prepare: prepareWindows,
  arrive: ({ page }) => page.clock.install(),
  model: {
    machine: machine as never,
    input: { gateways },
    cases: [
      ...[plain, strict].map((order) => eventOf('payment.request', { order: paidOf(order) })),
      ...casesOf(ground),
    ],
    view: (snapshot) => view(snapshot as never),
    isPossible: (snapshot, event) => canBeDone(snapshot as never, event),
  },
  ports: {
    ...Object.fromEntries(
      gateways.flatMap(({ name }) =>
        [plain, strict].map(({ id }) => [`GET /order-payment/${id}/${name}`, 'startOrderPayment']),
      ),
    ),
    'GET /payments/31': 'checkPayment',
  },
  bodyOf,
  hands,
  isLeftAtOnce: (snapshot) => isLeftAtOnce(snapshot as never),
  see: (shopper, snapshot) => seePayment(shopper, selectPayment(snapshot as never)),
});
