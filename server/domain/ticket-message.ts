/** Messages about a ticket, in the language in which it was opened. */
import type { TicketStatus } from '#machines/lifecycles/ticket.machine.ts';
import { link, type Mail, type MailBlock, type MailReader, quote, text, unsubscribable } from './mail.ts';

type Ticket = { number: string; userId: number };

const mailAbout = ({ number, userId }: Ticket, reader: MailReader, blocks: MailBlock[]): Mail => {
  const { t, locale, shop } = reader;
  const subject = t('Your ticket {number} at {shop}', { number, shop });
  return {
    locale,
    shop,
    subject,
    heading: subject,
    blocks: [...blocks, link(t('View your ticket'), `/support-ticket/${number}`)],
    unsubscribe: unsubscribable(reader, userId),
  };
};

export const replyMail = (ticket: Ticket, words: string, reader: MailReader): Mail =>
  mailAbout(ticket, reader, [text(reader.t('The shop has answered your ticket:')), quote(words)]);

const news: Record<TicketStatus, string> = {
  pending: 'Your ticket waits for the shop.',
  confirm: 'The shop is working on your ticket.',
  completed: 'Your ticket is completed.',
  cancel: 'Your ticket was cancelled.',
};

export const statusMail = (ticket: Ticket, status: TicketStatus, reader: MailReader): Mail =>
  mailAbout(ticket, reader, [text(reader.t(news[status]))]);
