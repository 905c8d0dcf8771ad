/** The mails about an order: placed and each later step. Amounts are in the shop's default currency. */
import { intlLocale } from '#locales/locales.ts';
import { localNumbers, type SignPlace } from '#locales/numbers.ts';
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import { type AddressSnapshot, placeText } from './address-snapshot.ts';
import { type DeliveryColumns, deliveryTimeOf, deliveryTimeText } from './delivery-time.ts';
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
import { boughtText } from './options.ts';
import { orderCode } from './order-codes.ts';
import { shownPaymentMethod } from './payment-methods.ts';
import { choiceNames, choiceTexts, delivered, missingPhrases, type SoldOutChoice } from './sold-out.ts';
import { inLanguage, type Language, type Translated } from './texts.ts';

type Line = {
  id: number;
  name: Translated;
  packagingLabel: Translated;
  sizeName: Translated | null;
  colorName: Translated | null;
  quantity: number;
  missing: number;
  replaces: number | null;
  ifSoldOut: SoldOutChoice | null;
  unitPrice: Minor;
  picture: string;
};

export type MailedOrder = {
  id: number;
  number: number;
  shopName: Translated;
  ifSoldOut: SoldOutChoice | null;
  /** Also those that could not be delivered. */
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
} & Partial<DeliveryColumns>;

/** `symbol` is the sign of the currency; `pictureOf` gives the path of a picture. */
export type OrderReader = MailReader & SignPlace & { pictureOf: (name: string) => string };

export const moneyFor =
  (reader: OrderReader) =>
  (amount: Minor): string =>
    amountText(amount, reader, reader.locale);

export const codeFor = (reader: MailReader, number: number) => leftToRight(orderCode(number), reader);

/** What was bought, and what the shopper chose for this line alone. */
const withChoice = (line: Line, { locale, t }: OrderReader): string =>
  [boughtText(line, locale), ...(line.ifSoldOut ? [t(choiceTexts[line.ifSoldOut])] : [])].filter(Boolean).join(' · ');

/** With the choices in the first mail alone: later ones say what came of them. */
export function goodsOf(order: MailedOrder, reader: OrderReader, hasChoices = false): MailBlock {
  const { number, shopName, lines } = order;
  const { locale, pictureOf } = reader;
  const money = moneyFor(reader);
  return {
    kind: 'goods',
    title: inLanguage(shopName, locale),
    note: codeFor(reader, number),
    lines: delivered(lines).map((line) => ({
      name: inLanguage(line.name, locale),
      note: hasChoices ? withChoice(line, reader) : boughtText(line, locale),
      quantity: localNumbers(String(line.quantity), intlLocale(locale)),
      amount: money(line.unitPrice * line.quantity),
      picture: pictureOf(line.picture),
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

export function sumsOf(orders: readonly MailedOrder[], reader: OrderReader): MailBlock {
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

/** The time that the shopper chose, or how long the shop says that it needs. */
const whenOf = (order: MailedOrder, locale: Language): string => {
  const time = deliveryTimeOf(order);
  return time ? deliveryTimeText(time, locale) : inLanguage(order.estimatedDelivery, locale);
};

/** When, what if something is sold out, and how it is paid. */
export function termsOf(orders: readonly MailedOrder[], { t, locale }: OrderReader): MailRow[] {
  const [first] = orders;
  if (!first) return [];
  const { ifSoldOut, paymentMethod, paymentStatus } = first;
  const chosen = orders.map((order) => whenOf(order, locale));
  const isChosen = orders.some((order) => deliveryTimeOf(order));
  const times = new Set(chosen.filter(Boolean));
  return [
    ...(times.size > 0
      ? [{ name: t(isChosen ? 'Delivery time' : 'Estimated delivery'), text: [...times].join(' · ') }]
      : []),
    ...(ifSoldOut ? [{ name: t('If something is sold out'), text: t(choiceNames[ifSoldOut]) }] : []),
    { name: t('Payment method'), text: t(shownPaymentMethod(paymentMethod, paymentStatus === 'Paid')) },
  ];
}

function deliveryOf(orders: readonly MailedOrder[], reader: OrderReader): MailBlock[] {
  const [first] = orders;
  if (!first) return [];
  const place = { name: reader.t('Shipping address'), text: placeText(first.address, first.address.name) };
  return [{ kind: 'rows', rows: [place, ...termsOf(orders, reader)] }];
}

const orderPath = (id: number) => `/order-history/${id}`;

export const linkTo = (orders: readonly MailedOrder[], { t }: MailReader): MailBlock => {
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
      ...orders.map((order) => goodsOf(order, reader, true)),
      sumsOf(orders, reader),
      ...deliveryOf(orders, reader),
      linkTo(orders, reader),
    ],
  };
};

/** A line of text for each line of the order that could not be delivered. */
export const missingLines = ({ lines }: MailedOrder, { locale, t }: OrderReader): MailBlock[] =>
  missingPhrases(lines, locale, (count) => localNumbers(String(count), intlLocale(locale))).map(([phrase, values]) =>
    text(t(phrase, values)),
  );

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
      ...(to === 'Cancelled' ? missingLines(order, reader) : []),
      ...(isOwed ? [text(t('You’ve already paid, so we’ll send your money back.'))] : []),
      ...(delivered(order.lines).length > 0 ? [goodsOf(order, reader)] : []),
      linkTo([order], reader),
    ],
  };
}
