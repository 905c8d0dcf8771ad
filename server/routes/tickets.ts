/** Support tickets: what they can be about, the shopper's own, and writing in them. */
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { countTickets, findTickets, ticketListOf } from '#server/db/queries/tickets.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pagingWith } from '#server/domain/paging.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { serializeTicket, serializeTicketDetails } from '#server/serializers/ticket.ts';
import { openTicket } from '#server/services/open-ticket.ts';
import { ownTicket, sendTicketMessage, ticketFiles, ticketMessages } from '#server/services/tickets.ts';
import { readDocuments } from '#server/uploads/documents.ts';
import { pictureBytes } from '#server/uploads/limits.ts';

const perPage = 10;

type TicketHandlers = Pick<
  Handlers,
  'listTicketIssueTypes' | 'listTickets' | 'openTicket' | 'getTicket' | 'listTicketMessages' | 'sendTicketMessage'
>;

export function ticketRoutes(deps: Dependencies): TicketHandlers {
  const { db } = deps;

  return {
    async listTicketIssueTypes(request) {
      const { ticketIssueTypes } = await readSomeSettings(db, ['ticketIssueTypes']);
      const types = ticketIssueTypes.map(({ name }, at) => ({ id: at + 1, name: inLanguage(name, request.locale) }));
      return { data: { issue_types: types } };
    },

    async listTickets(request) {
      const filter = { userId: requireUser(request), status: ticketListOf(request.query.status) };
      const [rows, counts] = await Promise.all([
        findTickets(db, pagingWith(request.query, perPage), filter),
        countTickets(db, filter),
      ]);
      return { data: { ...counts, support_tickets: rows.map((row) => serializeTicket(row, request.locale)) } };
    },

    async openTicket(request) {
      const readAttachments = () => readDocuments(request, 'attachments', pictureBytes);
      return openTicket(deps, shopperOf(request), { body: request.body, readAttachments });
    },

    async getTicket(request) {
      const shopper = shopperOf(request);
      const found = await ownTicket(db, shopper.userId, request.query.ticket_number);
      const [messages, attachments] = await Promise.all([
        ticketMessages(deps, shopper, found),
        ticketFiles(deps, found),
      ]);
      return {
        data: {
          support_ticket: serializeTicketDetails(found, { messages, attachments }, request.locale),
          highlighted_messages: messages.filter(({ is_highlighted }) => is_highlighted),
        },
      };
    },

    async listTicketMessages(request) {
      const shopper = shopperOf(request);
      const found = await ownTicket(db, shopper.userId, request.query.ticket_number);
      return { data: { messages: await ticketMessages(deps, shopper, found) } };
    },

    async sendTicketMessage(request) {
      const readAttachments = () => readDocuments(request, 'attachments', pictureBytes);
      return sendTicketMessage(deps, shopperOf(request), { body: request.body, readAttachments });
    },
  };
}
