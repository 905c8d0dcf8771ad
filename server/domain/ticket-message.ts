/** What a shopper is written about a ticket, in the language in which it was opened. */
import type { TicketStatus } from '#machines/lifecycles/ticket.machine.ts';
import type { Say } from '#server/http/refusal.ts';

type Ticket = { number: string; shop: string };

const subjectOf = ({ number, shop }: Ticket, say: Say) => say('Your ticket {number} at {shop}', { number, shop });

export const replyMail = (ticket: Ticket, text: string, say: Say) => ({
  subject: subjectOf(ticket, say),
  body: [say('The shop has answered your ticket:'), '', text].join('\n'),
});

const news: Record<TicketStatus, string> = {
  pending: 'Your ticket waits for the shop.',
  confirm: 'The shop is working on your ticket.',
  completed: 'Your ticket is completed.',
  cancel: 'Your ticket was cancelled.',
};

export const statusMail = (ticket: Ticket, status: TicketStatus, say: Say) => ({
  subject: subjectOf(ticket, say),
  body: say(news[status]),
});
