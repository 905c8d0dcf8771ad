/** The facts of an order's invoice and receipt, in the language of the reader; amounts are those of the order. */
import { directionOf, htmlLang, intlLocale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import type { PrintedOrder } from '#server/db/queries/documents.ts';
import type { OrderLineRow, OrderRow } from '#server/db/queries/orders.ts';
import { placeText } from '#server/domain/address-snapshot.ts';
import { deliveryTimeOf, deliveryTimeText } from '#server/domain/delivery-time.ts';
import { groupedAmount, type Minor } from '#server/domain/money.ts';
import { boughtText } from '#server/domain/options.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { shownPaymentMethod } from '#server/domain/payment-methods.ts';
import type { Phrase } from '#server/domain/refusal.ts';
import { choiceOf, choiceTexts, delivered, missingPhrases } from '#server/domain/sold-out.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { dayText } from '#server/i18n/moments.ts';
import { translate } from '#server/i18n/translate.ts';
import type { DocumentFacts, DocumentLine, NamedText } from './document.ts';
import type { DocumentKind } from './link.ts';
import { leftToRightMark } from './text.ts';

/** Keeps its order within a right-to-left text. */
const isolated = (text: string) => `${leftToRightMark}${text}${leftToRightMark}`;

const inDigits = (text: string, language: Language) => localNumbers(text, intlLocale(language));
const amountIn = (amount: Minor, language: Language) => inDigits(groupedAmount(amount), language);

/** A receipt exists once money has arrived and is not owed back. */
export const hasReceipt = ({ paymentStatus, status }: Pick<OrderRow, 'paymentStatus' | 'status'>): boolean =>
  paymentStatus === 'Paid' && status !== 'Cancelled';

type Reader = { language: Language; t: (phrase: Phrase) => string };

function customerLines({ order, company }: PrintedOrder, { t }: Reader): string[] {
  const { name, phone } = order.address;
  const isCompany = company?.status === 'approved' && company.decidedAt && company.decidedAt <= order.placedAt;
  return [
    ...(isCompany ? [company.companyName, t(['Tax number: {number}', { number: isolated(company.taxNumber) }])] : []),
    name,
    placeText(order.address),
    phone,
  ];
}

function deliveryDetails({ order }: PrintedOrder, { language, t }: Reader): NamedText[] {
  const time = deliveryTimeOf(order);
  return time ? [{ name: t('Delivery time'), text: deliveryTimeText(time, language) }] : [];
}

function paymentDetails({ order }: PrintedOrder, { t }: Reader): NamedText[] {
  const isPaid = order.paymentStatus === 'Paid';
  return [
    { name: t('Payment method'), text: t(shownPaymentMethod(order.paymentMethod, isPaid)) },
    { name: t('Payment status'), text: t(order.paymentStatus) },
  ];
}

function shared(
  printed: PrintedOrder,
  reader: Reader,
): Pick<DocumentFacts, 'language' | 'direction' | 'seller' | 'foot'> {
  const { language, t } = reader;
  const { name, address, phone, email, taxNumber } = printed.seller;
  return {
    language: htmlLang(language),
    direction: directionOf(language),
    seller: [
      inLanguage(name, language),
      inLanguage(address, language),
      phone,
      email,
      ...(taxNumber ? [t(['Tax number: {number}', { number: isolated(taxNumber) }])] : []),
    ],
    foot: {
      name: orderCode(printed.order.number),
      pageOf: (page, pages) => t(['Page {page} of {pages}', { page, pages }]),
    },
  };
}

const columns = ({ t }: Reader): DocumentLine => ({
  name: t('Product'),
  note: '',
  quantity: t('Quantity'),
  price: t('Unit price'),
  amount: t('Amount'),
});

function lineOf(line: OrderLineRow, { order }: PrintedOrder, { language, t }: Reader): DocumentLine {
  const choice = choiceOf(line, order);
  const { name, quantity, unitPrice, priceBeforeDiscount } = line;
  const before = t(['Before discount: {price}', { price: isolated(amountIn(priceBeforeDiscount, language)) }]);
  return {
    name: inLanguage(name, language),
    note: [
      boughtText(line, language),
      ...(unitPrice < priceBeforeDiscount ? [before] : []),
      ...(choice ? [t(choiceTexts[choice])] : []),
    ].join(' · '),
    quantity: inDigits(String(quantity), language),
    price: amountIn(unitPrice, language),
    amount: amountIn(unitPrice * quantity, language),
  };
}

/** What is not charged because the shop could not deliver it. */
const missingNotes = ({ lines }: PrintedOrder, { language, t }: Reader): string[] =>
  missingPhrases(lines, language, (count) => inDigits(String(count), language)).map(t);

function sumsOf({ order, taxes }: PrintedOrder, { language, t }: Reader): NamedText[] {
  const coupon = { name: t('Coupon discount'), text: amountIn(-order.couponDiscount, language) };
  return [
    { name: t('Subtotal'), text: amountIn(order.total, language) },
    ...(order.couponDiscount > 0 ? [coupon] : []),
    { name: t('Shipping charge'), text: amountIn(order.delivery, language) },
    ...taxes.map((tax) => ({
      name: `${inLanguage(tax.name, language)} (${isolated(inDigits(`${tax.percentage}%`, language))})`,
      text: amountIn(tax.amount, language),
    })),
  ];
}

const inCurrency = (amount: Minor, currency: string, language: Language) => `${currency} ${amountIn(amount, language)}`;

function stateOf({ status, paymentStatus }: OrderRow): string {
  if (status === 'Cancelled') return 'Cancelled';
  return paymentStatus === 'Paid' ? 'Paid' : 'Payment due';
}

function invoiceFacts(printed: PrintedOrder, reader: Reader): DocumentFacts {
  const { order, currency, lines } = printed;
  const { language, t } = reader;
  return {
    ...shared(printed, reader),
    title: t('Invoice'),
    state: t(stateOf(order)),
    customer: { heading: t('Billed to'), lines: customerLines(printed, reader) },
    details: [
      { name: t('Invoice number'), text: orderCode(order.number) },
      { name: t('Order date'), text: dayText(order.placedAt, language, printed.timeZone) },
      ...deliveryDetails(printed, reader),
      ...paymentDetails(printed, reader),
      ...(order.status === 'Cancelled' ? [{ name: t('Order status'), text: t('Cancelled') }] : []),
    ],
    table: { columns: columns(reader), lines: delivered(lines).map((line) => lineOf(line, printed, reader)) },
    sums: sumsOf(printed, reader),
    total: { name: t('Total'), text: inCurrency(order.payable, currency, language) },
    notes: [...missingNotes(printed, reader), t(['All amounts are in {currency}.', { currency }])],
  };
}

/** A gateway reports when the money arrived; cash is paid on delivery. */
const paidAtOf = ({ payment, history, order }: PrintedOrder): Date =>
  payment?.paidAt ?? history.findLast(({ status }) => status === 'Delivered')?.at ?? order.placedAt;

function receiptFacts(printed: PrintedOrder, reader: Reader): DocumentFacts {
  const { order, currency, payment } = printed;
  const { language, t } = reader;
  return {
    ...shared(printed, reader),
    title: t('Payment receipt'),
    customer: { heading: t('Received from'), lines: customerLines(printed, reader) },
    details: [
      { name: t('Order number'), text: orderCode(order.number) },
      { name: t('Paid on'), text: dayText(paidAtOf(printed), language, printed.timeZone) },
      ...paymentDetails(printed, reader),
    ],
    sums: sumsOf(printed, reader),
    total: { name: t('Amount paid'), text: inCurrency(order.payable, currency, language) },
    notes: [
      ...(payment?.reference
        ? [t(['Payment reference: {reference}', { reference: isolated(payment.reference) }])]
        : []),
      t(['All amounts are in {currency}.', { currency }]),
    ],
  };
}

const factsOf: Record<DocumentKind, (printed: PrintedOrder, reader: Reader) => DocumentFacts> = {
  invoice: invoiceFacts,
  receipt: receiptFacts,
};

export const documentFacts = (printed: PrintedOrder, kind: DocumentKind, language: Language): DocumentFacts =>
  factsOf[kind](printed, { language, t: (phrase) => translate(language, phrase) });
