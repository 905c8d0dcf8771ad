/** The mails about a return: received, and each decision of the shop. */
import type { SignPlace } from '#locales/numbers.ts';
import type { ReturnStatus } from '#machines/lifecycles/return.machine.ts';
import { amountText, leftToRight, link, type Mail, type MailReader, quote, text } from './mail.ts';
import type { Minor } from './money.ts';
import { orderCode } from './order-codes.ts';

type Return = { id: number; number: number; amount: Minor; note: string | null };

const news: Record<ReturnStatus, { heading: string; sentence: string }> = {
  Pending: {
    heading: 'We’ve received your return request',
    sentence: 'The shop looks at your return request for order {code} and writes to you again.',
  },
  Approved: {
    heading: 'Your return was approved',
    sentence: 'The shop approved your return for order {code}. Your refund of {amount} comes next.',
  },
  Damaged: {
    heading: 'Your return was checked',
    sentence: 'The shop found the goods of order {code} damaged and decides about your refund next.',
  },
  Mismatch: {
    heading: 'Your return was checked',
    sentence: 'The returned goods don’t match order {code}. The shop decides about your refund next.',
  },
  Refunded: {
    heading: 'Your return was refunded',
    sentence: 'We’ve sent {amount} to your bank account for your return from order {code}.',
  },
  Cancelled: {
    heading: 'Your return was declined',
    sentence: 'The shop declined your return for order {code}.',
  },
};

export function returnMail(
  { id, number, amount, note }: Return,
  to: ReturnStatus,
  reader: MailReader & SignPlace,
): Mail {
  const { t, locale, shop } = reader;
  const { heading, sentence } = news[to];
  const code = leftToRight(orderCode(number), reader);
  return {
    locale,
    shop,
    subject: t('{news} ({code})', { news: t(heading), code }),
    heading: t(heading),
    blocks: [
      text(t(sentence, { code, amount: amountText(amount, reader, locale) })),
      ...(note ? [quote(note)] : []),
      link(t('View your return'), `/returned-order-history/${id}`),
    ],
  };
}
