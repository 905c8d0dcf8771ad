/** What a shopper is written about a ticket, in the language in which it was opened. */
import type { TicketStatus } from '#machines/lifecycles/ticket.machine.ts';
import type { Translate } from './refusal.ts';

type Ticket = { number: string; shop: string };

const subjectOf = ({ number, shop }: Ticket, t: Translate) => t('Your ticket {number} at {shop}', { number, shop });

export const replyMail = (ticket: Ticket, text: string, t: Translate) => ({
  subject: subjectOf(ticket, t),
  body: [t('The shop has answered your ticket:'), '', text].join('\n'),
});

const news: Record<TicketStatus, string> = {
  pending: 'Your ticket waits for the shop.',
  confirm: 'The shop is working on your ticket.',
  completed: 'Your ticket is completed.',
  cancel: 'Your ticket was cancelled.',
};

export const statusMail = (ticket: Ticket, status: TicketStatus, t: Translate) => ({
  subject: subjectOf(ticket, t),
  body: t(news[status]),
});
