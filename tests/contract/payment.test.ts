/** Paying online. */
import { newSandboxKeys } from '#server/pay/sandbox/keys.ts';
import { signatureOf } from '#tests/support/services/payment-notice.ts';
import { visit } from '#tests/support/shops/payment-shop.ts';
import { type Case, cases } from './cases.ts';
import { newVisit, type Visit } from './shop.ts';

const online = { payment_method: 'stripe' };

/** The shopper's order, not paid yet, and its payment. */
const placed = async ({ call, line, shopId, addressId }: Visit) => {
  await call('addToCart', { body: line });
  const { body } = await call('placeOrder', { body: { shop_ids: [shopId], address_id: addressId, ...online } });
  const url = body.data.order_payment_url as string;
  return { url, order: body.data.orders[0].id as number, payment: Number(/\/order\/(\d+)\//.exec(url)?.[1]) };
};

const paymentOf = async (visit: Visit) => ({ path: { payment: (await placed(visit)).payment } });
const orderOf = async (visit: Visit) => ({ path: { order: (await placed(visit)).order } });

const notice = { id: 'evt_of_this_case', type: 'checkout.session.completed', data: { object: {} } };

const rows: Case[] = [
  { call: 'getPayment', status: 200, when: 'to the own payment', given: paymentOf },
  {
    call: 'getPayment',
    status: 404,
    when: 'to somebody else’s payment',
    given: async () => paymentOf(await newVisit()),
  },
  {
    call: 'getPayment',
    status: 422,
    when: 'to what is no number',
    change: { path: { payment: 'last' } },
    fields: ['payment'],
  },
  { call: 'startOrderPayment', status: 200, when: 'to an order that is not paid', given: orderOf },
  {
    call: 'startOrderPayment',
    status: 403,
    when: 'to a prefetch, and creates nothing',
    given: async (visit) => ({
      ...(await orderOf(visit)),
      headers: { 'X-Requested-With': '', 'Sec-Purpose': 'prefetch' },
    }),
  },
  {
    call: 'startOrderPayment',
    status: 404,
    when: 'to somebody else’s order',
    given: async () => orderOf(await newVisit()),
  },
  {
    call: 'startOrderPayment',
    status: 409,
    when: 'to an order that is paid',
    given: async (shopper) => {
      const { url, order } = await placed(shopper);
      const page = await visit(url);
      await visit(page.url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
      return { path: { order } };
    },
  },
  {
    call: 'startOrderPayment',
    status: 422,
    when: 'to cash',
    given: async (visit) => {
      const { path } = await orderOf(visit);
      return { path: { ...path, paymentMethod: 'cash' } };
    },
    fields: ['payment_method'],
  },
  {
    call: 'receivePaymentNotice',
    status: 200,
    when: 'to a signed event of no payment of this shop',
    change: { body: notice },
  },
  {
    call: 'receivePaymentNotice',
    status: 400,
    when: 'to the signature of somebody else',
    change: {
      body: notice,
      headers: { 'Stripe-Signature': signatureOf(JSON.stringify(notice), { secret: newSandboxKeys().noticeSecret }) },
    },
  },
  {
    call: 'receivePaymentNotice',
    status: 404,
    when: 'to an unknown gateway',
    change: { path: { gateway: 'shells' } },
  },
  {
    call: 'receivePaymentNotice',
    status: 413,
    when: 'to a notice without end',
    change: { body: { ...notice, data: { text: 'x'.repeat(1024 * 1024) } } },
  },
  { call: 'receivePaymentNotice', status: 422, when: 'without an event', change: { body: { id: '' } }, fields: ['id'] },
];

cases('payment', rows);
