/** The mails about what a shop could not deliver, and about money that went back. */
import { type Mail, text } from './mail.ts';
import type { Minor } from './money.ts';
import {
  codeFor,
  goodsOf,
  linkTo,
  type MailedOrder,
  missingLines,
  moneyFor,
  type OrderReader,
  sumsOf,
} from './order-message.ts';
import { inLanguage } from './texts.ts';

/** Lines were left out or replaced, and the order costs so much less. */
export function changedMail(order: MailedOrder, less: Minor, reader: OrderReader): Mail {
  const { t, locale, shop } = reader;
  const money = moneyFor(reader);
  const code = codeFor(reader, order.number);
  const back = 'You’ve already paid, so we’ll send {amount} back.';
  return {
    locale,
    shop,
    subject: t('Your order {code} has changed', { code }),
    heading: t('We don’t have everything you ordered'),
    blocks: [
      text(t('{name} can’t deliver a part of your order {code}:', { code, name: inLanguage(order.shopName, locale) })),
      ...missingLines(order, reader),
      ...(order.paymentStatus === 'Paid' && less > 0 ? [text(t(back, { amount: money(less) }))] : []),
      goodsOf(order, reader),
      sumsOf([order], reader),
      linkTo([order], reader),
    ],
  };
}

type Refunded = { amount: Minor; note: string | null };

function refundMail(order: MailedOrder, { amount, note }: Refunded, sentence: string, reader: OrderReader): Mail {
  const { t, locale, shop } = reader;
  const code = codeFor(reader, order.number);
  return {
    locale,
    shop,
    subject: t('Your refund for order {code}', { code }),
    heading: t('Your money is on its way back'),
    blocks: [
      text(t(sentence, { amount: moneyFor(reader)(amount), code, note: note ?? '' })),
      text(t('Your bank may need a few days to show it.')),
      linkTo([order], reader),
    ],
  };
}

const ofCancelled = 'We’ve sent {amount} back for your cancelled order {code}.';
const ofLines = 'We’ve sent {amount} back for what is missing from your order {code}.';

const withNote = 'We’ve sent {amount} back for your order {code}. The shop writes: {note}';

export const refundedMail = (order: MailedOrder, amount: Minor, reader: OrderReader): Mail =>
  refundMail(order, { amount, note: null }, ofCancelled, reader);

export const refundedPartMail = (order: MailedOrder, refunded: Refunded, reader: OrderReader): Mail =>
  refundMail(order, refunded, refunded.note === null ? ofLines : withNote, reader);
