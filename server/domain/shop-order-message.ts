/**
 * The mails to a shop about its orders. They name no shopper: mails are read on many devices, and stay there when an
 * account is erased. The order itself has the name, the address and the note.
 */
import { headedMail, type Mail, note, text } from './mail.ts';
import { codeFor, goodsOf, type MailedOrder, type OrderReader, sumsOf, termsOf } from './order-message.ts';

export function newOrderMail(order: MailedOrder, reader: OrderReader): Mail {
  const { t } = reader;
  return headedMail(reader, t('New order {code}', { code: codeFor(reader, order.number) }), [
    goodsOf(order, reader, true),
    sumsOf([order], reader),
    { kind: 'rows', rows: termsOf([order], reader) },
    note(t('Find the address and any note in the order itself.')),
  ]);
}

/** The shopper has cancelled the order. */
export function shopperCancelledMail(order: MailedOrder, reader: OrderReader): Mail {
  const { t } = reader;
  return headedMail(reader, t('Order {code} was cancelled', { code: codeFor(reader, order.number) }), [
    text(t('The customer has cancelled it. Its goods are in stock again.')),
    goodsOf(order, reader),
  ]);
}
