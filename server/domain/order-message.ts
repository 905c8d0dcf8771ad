/** The mails about an order: placed, each later step, refunded. Amounts are in the shop's default currency. */
import { intlLocale } from '#locales/locales.ts';
import { localNumbers, type SignPlace } from '#locales/numbers.ts';
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import type { AddressSnapshot } from './address-snapshot.ts';
import {
  amountText,
  leftToRight,
  link,
  type Mail,
  type MailBlock,
  type MailReader,
  type MailRow,
  text,
} from './mail.ts';
import { type Minor, sum } from './money.ts';
import { orderCode } from './order-codes.ts';
import { shownPaymentMethod } from './payment-methods.ts';
import { inLanguage, type Translated } from './texts.ts';

type Line = {
  name: Translated;
  packagingLabel: Translated;
  quantity: number;
  unitPrice: Minor;
  picture: string;
};

export type MailedOrder = {
  id: number;
  number: number;
  shopName: Translated;
  lines: readonly Line[];
  taxes: readonly { name: Translated; percentage: number; amount: Minor }[];
  total: Minor;
  couponDiscount: Minor;
  delivery: Minor;
  payable: Minor;
  paymentMethod: string;
  paymentStatus: 'Pending' | 'Paid';
  estimatedDelivery: Translated;
  address: AddressSnapshot;
};

/** `symbol` is the sign of the currency; `pictureOf` gives the path of a picture. */
export type OrderReader = MailReader & SignPlace & { pictureOf: (name: string) => string };

const moneyFor =
  (reader: OrderReader) =>
  (amount: Minor): string =>
    amountText(amount, reader, reader.locale);

const codeFor = (reader: MailReader, number: number) => leftToRight(orderCode(number), reader);

function goodsOf({ number, shopName, lines }: MailedOrder, reader: OrderReader): MailBlock {
  const { locale, pictureOf } = reader;
  const money = moneyFor(reader);
  return {
    kind: 'goods',
    title: inLanguage(shopName, locale),
    note: codeFor(reader, number),
    lines: lines.map(({ name, packagingLabel, quantity, unitPrice, picture }) => ({
      name: inLanguage(name, locale),
      note: inLanguage(packagingLabel, locale),
      quantity: localNumbers(String(quantity), intlLocale(locale)),
      amount: money(unitPrice * quantity),
      picture: pictureOf(picture),
    })),
  };
}

/** One row for each tax, however many orders have it. */
function taxRows(orders: readonly MailedOrder[], reader: OrderReader): MailRow[] {
  const amounts = new Map<string, Minor>();
  for (const { name, percentage, amount } of orders.flatMap(({ taxes }) => taxes)) {
    const label = `${inLanguage(name, reader.locale)} (${leftToRight(localNumbers(`${percentage}%`, intlLocale(reader.locale)), reader)})`;
    amounts.set(label, (amounts.get(label) ?? 0) + amount);
  }
  return [...amounts].map(([name, amount]) => ({ name, text: moneyFor(reader)(amount) }));
}

function sumsOf(orders: readonly MailedOrder[], reader: OrderReader): MailBlock {
  const { t } = reader;
  const money = moneyFor(reader);
  const over = (amount: (order: MailedOrder) => Minor) => sum(orders.map(amount));
  const coupon = over((order) => order.couponDiscount);
  return {
    kind: 'rows',
    rows: [
      { name: t('Subtotal'), text: money(over((order) => order.total)) },
      ...(coupon > 0 ? [{ name: t('Coupon discount'), text: money(-coupon) }] : []),
      { name: t('Shipping charge'), text: money(over((order) => order.delivery)) },
      ...taxRows(orders, reader),
    ],
    total: { name: t('Total payable'), text: money(over((order) => order.payable)) },
  };
}

const placeOf = ({ name, flatNo, addressLine, addressLine2, area, postCode }: AddressSnapshot): string => {
  const comma = /\p{Script=Arabic}/u.test(addressLine) ? '، ' : ', ';
  return [name, flatNo, addressLine, addressLine2, area, postCode].filter(Boolean).join(comma);
};

function deliveryOf(orders: readonly MailedOrder[], { t, locale }: OrderReader): MailBlock[] {
  const [first] = orders;
  if (!first) return [];
  const { address, paymentMethod, paymentStatus } = first;
  const times = new Set(orders.map(({ estimatedDelivery }) => inLanguage(estimatedDelivery, locale)).filter(Boolean));
  return [
    {
      kind: 'rows',
      rows: [
        { name: t('Shipping address'), text: placeOf(address) },
        ...(times.size > 0 ? [{ name: t('Estimated delivery'), text: [...times].join(' · ') }] : []),
        { name: t('Payment method'), text: t(shownPaymentMethod(paymentMethod, paymentStatus === 'Paid')) },
      ],
    },
  ];
}

const orderPath = (id: number) => `/order-history/${id}`;

const linkTo = (orders: readonly MailedOrder[], { t }: MailReader): MailBlock => {
  const [first, ...others] = orders;
  return first && others.length === 0
    ? link(t('View your order'), orderPath(first.id))
    : link(t('View your orders'), '/order-history');
};

/** Of one checkout: an order for each shop. */
export const placedMail = (orders: readonly MailedOrder[], reader: OrderReader): Mail => {
  const { t, locale, shop } = reader;
  const codes = orders.map(({ number }) => orderCode(number)).join(', ');
  return {
    locale,
    shop,
    subject: t('Your order {codes}', { codes }),
    heading: t('Thank you for your order.'),
    blocks: [
      ...orders.map((order) => goodsOf(order, reader)),
      sumsOf(orders, reader),
      ...deliveryOf(orders, reader),
      linkTo(orders, reader),
    ],
  };
};

type Step = Exclude<OrderStatus, 'Pending'>;

const news: Record<Step, { heading: string; sentence: string }> = {
  Confirm: {
    heading: 'Your order is confirmed',
    sentence: '{name} has your order {code} and will prepare it next.',
  },
  Processing: { heading: 'We’re preparing your order', sentence: '{name} is packing your order {code}.' },
  Pickup: {
    heading: 'The courier has your order',
    sentence: 'The courier has picked up your order {code} from {name}.',
  },
  'On The Way': {
    heading: 'Your order is on the way',
    sentence: 'Your order {code} from {name} is on its way to you.',
  },
  Delivered: { heading: 'Your order was delivered', sentence: 'Your order {code} from {name} was delivered. Enjoy!' },
  Cancelled: {
    heading: 'Your order was cancelled',
    sentence: 'Your order {code} from {name} was cancelled and won’t be delivered.',
  },
};

export function stepMail(order: MailedOrder, to: Step, reader: OrderReader): Mail {
  const { t, locale, shop } = reader;
  const { heading, sentence } = news[to];
  const values = { code: codeFor(reader, order.number), name: inLanguage(order.shopName, locale) };
  const isOwed = to === 'Cancelled' && order.paymentStatus === 'Paid';
  return {
    locale,
    shop,
    subject: t('{news} ({code})', { news: t(heading), code: codeFor(reader, order.number) }),
    heading: t(heading),
    blocks: [
      text(t(sentence, values)),
      ...(isOwed ? [text(t('You’ve already paid, so we’ll send your money back.'))] : []),
      goodsOf(order, reader),
      linkTo([order], reader),
    ],
  };
}

export function refundedMail(order: MailedOrder, amount: Minor, reader: OrderReader): Mail {
  const { t, locale, shop } = reader;
  const code = codeFor(reader, order.number);
  return {
    locale,
    shop,
    subject: t('Your refund for order {code}', { code }),
    heading: t('Your money is on its way back'),
    blocks: [
      text(t('We’ve sent {amount} back for your cancelled order {code}.', { amount: moneyFor(reader)(amount), code })),
      text(t('Your bank may need a few days to show it.')),
      linkTo([order], reader),
    ],
  };
}
