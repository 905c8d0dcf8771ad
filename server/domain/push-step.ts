/** The steps of an order that a shopper is notified of, and what the notification says. */
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import { leftToRight, type MailReader } from './mail.ts';
import { orderCode } from './order-codes.ts';

export const pushSteps = ['placed', 'onTheWay', 'delivered', 'cancelled', 'refunded'] as const;
export type PushStep = (typeof pushSteps)[number];

const stepOfStatus: Partial<Record<OrderStatus, PushStep>> = {
  'On The Way': 'onTheWay',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
};

/** Undefined: a step that changes nothing for who waits at home. */
export const pushStepOf = (status: OrderStatus): PushStep | undefined => stepOfStatus[status];

const sentences: Record<PushStep, string> = {
  placed: 'We have your order {code}.',
  onTheWay: 'Your order {code} is on its way.',
  delivered: 'Your order {code} was delivered.',
  cancelled: 'Your order {code} was cancelled.',
  refunded: 'The money for your order {code} is on its way back to you.',
};

type Ordered = { id: number; number: number };

/** What the service worker shows (`src/worker/notifications.ts`). A later step takes the place of the earlier one. */
export const notificationOf = ({ id, number }: Ordered, step: PushStep, reader: MailReader) => ({
  title: reader.shop,
  body: reader.t(sentences[step], { code: leftToRight(orderCode(number), reader) }),
  lang: reader.locale,
  tag: `order-${id}`,
  path: `/order-history/${id}`,
});
