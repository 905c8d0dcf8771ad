/** Online payment with its ports filled by the API and a browser window. */
import type { Client } from '#api/client.ts';
import { getPayment, startOrderPayment } from '#api/operations/payment.ts';
import { call } from '../shared/call.ts';
import { failureOf } from '../shared/failure.ts';
import { fetchOrder } from '../shared/order.live.ts';
import { runInPopup } from '../shared/popup.live.ts';
import { isWebAddress, paymentIdIn, returnIn } from './payment.address.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentStart } from './payment.setup.ts';
import type { PaymentCheck, PaymentQuestion, WindowResult } from './payment.types.ts';

/** While the window is at the gateway its URL cannot be read. */
const lookAt = ({ location: place }: Window) => {
  try {
    return place.origin === location.origin ? returnIn(place.pathname) : undefined;
  } catch {
    return undefined;
  }
};

const payInWindow = async ({ url }: { url: string }, signal: AbortSignal): Promise<WindowResult> => {
  if (!isWebAddress(url)) throw new Error('The address of the payment is none.');
  const end = await runInPopup({ width: 700, height: 700, address: () => url, look: lookAt }, signal);
  return { kind: end.kind === 'answered' ? end.response : end.kind };
};

/** A back end without this call responds with one of these. */
const noSuchCall = ['notFound', 'notOffered', 'notJson', 'invalidResponse'];

const liveCheck =
  (client: Client) =>
  async ({ url, orderId, end }: PaymentQuestion, signal: AbortSignal): Promise<PaymentCheck> => {
    const byOrder = async (): Promise<PaymentCheck> => {
      if (orderId === undefined) return { status: 'unknown' };
      const order = await fetchOrder(client, orderId, signal);
      if (order.payment_status === 'Paid') return { status: 'paid' };
      return { status: end === 'success' ? 'pending' : 'unknown' };
    };
    const id = paymentIdIn(url);
    if (id === undefined) return byOrder();
    try {
      const { payment } = await getPayment(client, { payment: id }, signal);
      return { status: payment.status, reason: payment.error ?? undefined };
    } catch (error) {
      if (noSuchCall.includes(failureOf(error).kind)) return byOrder();
      throw error;
    }
  };

export const livePayment = (client: Client) =>
  paymentMachine.provide({
    actors: {
      startOrderPayment: call<{ url: string }, PaymentStart>(async (path, signal) => ({
        url: (await startOrderPayment(client, path, signal)).order_payment_url,
      })),
      payInWindow: call(payInWindow),
      checkPayment: call(liveCheck(client)),
    },
  });
