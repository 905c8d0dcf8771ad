/** What an order's invoice and receipt say, in the language of the reader; amounts are those of the order. */
import type { OrderOnPaper } from '#server/db/queries/documents.ts';
import type { OrderLineRow, OrderRow } from '#server/db/queries/orders.ts';
import { directionOf, languageCodeOf } from '#server/domain/locale.ts';
import { groupedAmount, type Minor } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { shownPaymentMethod } from '#server/domain/payment-methods.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import type { Phrase } from '#server/http/refusal.ts';
import { translate } from '#server/http/translate.ts';
import type { DocumentFacts, DocumentLine, NamedText } from './document.ts';
import type { DocumentKind } from './link.ts';
import { leftToRightMark } from './text.ts';

/** Keeps its order within a text that runs to the left. */
const isolated = (text: string) => `${leftToRightMark}${text}${leftToRightMark}`;

const calendars: Record<Language, string> = { en: 'en-GB', ar: 'ar', ir: 'fa' };

/** As on the pages of the shop: Gregorian, with Latin digits. */
const dateText = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(`${calendars[language]}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );

/** There is a receipt once money has come and stays. */
export const hasReceipt = ({ paymentStatus, status }: Pick<OrderRow, 'paymentStatus' | 'status'>): boolean =>
  paymentStatus === 'Paid' && status !== 'Cancelled';

type Reader = { language: Language; say: (phrase: Phrase) => string };

function customerLines({ order, company }: OrderOnPaper, { say }: Reader): string[] {
  const { name, phone, flatNo, addressLine, addressLine2, area, postCode } = order.address;
  const isCompany = company?.status === 'approved' && company.decidedAt && company.decidedAt <= order.placedAt;
  const place = [flatNo, addressLine, addressLine2, area, postCode].filter(Boolean);
  const comma = /\p{Script=Arabic}/u.test(addressLine) ? '، ' : ', ';
  return [
    ...(isCompany ? [company.companyName, say(['Tax number: {number}', { number: isolated(company.taxNumber) }])] : []),
    name,
    place.join(comma),
    phone,
  ];
}

function paymentDetails({ order }: OrderOnPaper, { say }: Reader): NamedText[] {
  const isPaid = order.paymentStatus === 'Paid';
  return [
    { name: say('Payment method'), text: say(shownPaymentMethod(order.paymentMethod, isPaid)) },
    { name: say('Payment status'), text: say(order.paymentStatus) },
  ];
}

function shared(
  paper: OrderOnPaper,
  reader: Reader,
): Pick<DocumentFacts, 'language' | 'direction' | 'seller' | 'foot'> {
  const { language, say } = reader;
  const { name, address, phone, email } = paper.seller;
  return {
    language: languageCodeOf(language),
    direction: directionOf(language),
    seller: [inLanguage(name, language), inLanguage(address, language), phone, email],
    foot: {
      name: orderCode(paper.order.number),
      pageOf: (page, pages) => say(['Page {page} of {pages}', { page, pages }]),
    },
  };
}

const columns = ({ say }: Reader): DocumentLine => ({
  name: say('Product'),
  note: '',
  quantity: say('Quantity'),
  price: say('Unit price'),
  amount: say('Amount'),
});

function lineOf(line: OrderLineRow, { language, say }: Reader): DocumentLine {
  const { name, packagingLabel, quantity, unitPrice, priceBeforeDiscount } = line;
  const before = say(['Before discount: {price}', { price: isolated(groupedAmount(priceBeforeDiscount)) }]);
  return {
    name: inLanguage(name, language),
    note: [inLanguage(packagingLabel, language), ...(unitPrice < priceBeforeDiscount ? [before] : [])].join(' · '),
    quantity: String(quantity),
    price: groupedAmount(unitPrice),
    amount: groupedAmount(unitPrice * quantity),
  };
}

function sumsOf({ order, taxes }: OrderOnPaper, { language, say }: Reader): NamedText[] {
  const coupon = { name: say('Coupon discount'), text: groupedAmount(-order.couponDiscount) };
  return [
    { name: say('Subtotal'), text: groupedAmount(order.total) },
    ...(order.couponDiscount > 0 ? [coupon] : []),
    { name: say('Shipping charge'), text: groupedAmount(order.delivery) },
    ...taxes.map((tax) => ({
      name: `${inLanguage(tax.name, language)} (${isolated(`${tax.percentage}%`)})`,
      text: groupedAmount(tax.amount),
    })),
  ];
}

const inCurrency = (amount: Minor, currency: string) => `${currency} ${groupedAmount(amount)}`;

function invoiceFacts(paper: OrderOnPaper, reader: Reader): DocumentFacts {
  const { order, currency, lines } = paper;
  const { language, say } = reader;
  return {
    ...shared(paper, reader),
    title: say('Invoice'),
    customer: { heading: say('Billed to'), lines: customerLines(paper, reader) },
    details: [
      { name: say('Invoice number'), text: orderCode(order.number) },
      { name: say('Order date'), text: dateText(order.placedAt, language) },
      ...paymentDetails(paper, reader),
      ...(order.status === 'Cancelled' ? [{ name: say('Order status'), text: say('Cancelled') }] : []),
    ],
    table: { columns: columns(reader), lines: lines.map((line) => lineOf(line, reader)) },
    sums: sumsOf(paper, reader),
    total: { name: say('Total'), text: inCurrency(order.payable, currency) },
    notes: [say(['All amounts are in {currency}.', { currency }])],
  };
}

/** A gateway says when the money came; cash is paid at the door. */
const paidAtOf = ({ payment, history, order }: OrderOnPaper): Date =>
  payment?.paidAt ?? history.findLast(({ status }) => status === 'Delivered')?.at ?? order.placedAt;

function receiptFacts(paper: OrderOnPaper, reader: Reader): DocumentFacts {
  const { order, currency, payment } = paper;
  const { language, say } = reader;
  return {
    ...shared(paper, reader),
    title: say('Payment receipt'),
    customer: { heading: say('Received from'), lines: customerLines(paper, reader) },
    details: [
      { name: say('Order number'), text: orderCode(order.number) },
      { name: say('Paid on'), text: dateText(paidAtOf(paper), language) },
      ...paymentDetails(paper, reader),
    ],
    sums: sumsOf(paper, reader),
    total: { name: say('Amount paid'), text: inCurrency(order.payable, currency) },
    notes: [
      ...(payment?.reference
        ? [say(['Payment reference: {reference}', { reference: isolated(payment.reference) }])]
        : []),
      say(['All amounts are in {currency}.', { currency }]),
    ],
  };
}

const factsOf: Record<DocumentKind, (paper: OrderOnPaper, reader: Reader) => DocumentFacts> = {
  invoice: invoiceFacts,
  receipt: receiptFacts,
};

export const documentFacts = (paper: OrderOnPaper, kind: DocumentKind, language: Language): DocumentFacts =>
  factsOf[kind](paper, { language, say: (phrase) => translate(language, phrase) });
