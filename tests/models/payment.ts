/** Paying online as a model: every response of the server and of the window, and every press. */
import type { EventObject } from 'xstate';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { selectPayment } from '#machines/payment/payment.selectors.ts';
import type { PaidOrder, PaymentDetails, PaymentEvent, PaymentGateway } from '#machines/payment/payment.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const paymentPorts = ['startOrderPayment', 'payInWindow', 'checkPayment'] as const;

const gateway = (name: string): PaymentGateway => ({ id: 1, name, title: name, logo: '', is_active: true });
export const stripe = gateway('stripe');
export const paypal = gateway('paypal');

export const anUnpaidOrder: PaidOrder = { id: 77, code: '#LD000077', amount: 12.5 };

export const aWish: PaymentDetails = {
  url: 'https://larder.test/order/31/payment?gateway=stripe&key=k',
  orders: [anUnpaidOrder],
  amount: 12.5,
  gateway: 'stripe',
  origin: 'checkout',
};

const eventOf = eventsOf<PaymentEvent>();
const responses = (port: string, outputs: unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${port}`, output }) as EventObject);
const failures = (port: string, errors: unknown[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject);

export const paymentCases = [
  eventOf({ type: 'payment.begin', ...aWish }),
  eventOf({ type: 'payment.request', order: anUnpaidOrder }),
  eventOf({ type: 'gateway.choose', gateway: 'stripe' }),
  ...(
    ['payment.start', 'payment.reopen', 'payment.stop', 'payment.check', 'payment.close', 'payment.leave'] as const
  ).map((type) => eventOf({ type })),
  eventOf({ type: 'session.ended' }),
  ...responses('startOrderPayment', [{ url: aWish.url }]),
  ...failures('startOrderPayment', [{ kind: 'unauthorized' }, { kind: 'refused', status: 409, message: 'Paid.' }]),
  ...responses(
    'payInWindow',
    ['blocked', 'success', 'cancel', 'closed', 'expired'].map((kind) => ({ kind })),
  ),
  ...failures('payInWindow', [{ kind: 'broken' }]),
  ...responses(
    'checkPayment',
    ['paid', 'failed', 'cancelled', 'pending', 'unknown'].map((status) => ({ status })),
  ),
  ...failures('checkPayment', [{ kind: 'unauthorized' }, { kind: 'network' }]),
];

const view: ChartModel['view'] = (snapshot) => {
  const { stage, orders, origin, url, gateway: chosen, failure } = selectPayment(snapshot as never);
  const { end } = (snapshot as { context: { end: string } }).context;
  return [stage, orders.length, origin, url === '', chosen ?? '', failure?.kind ?? '', stage === 'checking' ? end : ''];
};

const modelWith = (gateways: PaymentGateway[]): ChartModel => ({
  machine: paymentMachine as never,
  input: { gateways },
  cases: paymentCases,
  view,
});

/** With one gateway nothing has to be chosen. */
export const paymentModels = { 'one gateway': modelWith([stripe]), 'two gateways': modelWith([paypal, stripe]) };
