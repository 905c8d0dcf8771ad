/** The ticket reply with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { sendTicketMessage } from '#api/operations/tickets.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { formPorts } from '../shared/form.ports.ts';
import { ticketReplyMachine } from './ticket-reply.machine.ts';
import type { TicketReplyFields, TicketReplyInput } from './ticket-reply.types.ts';

export const liveTicketReply = (client: Client) => {
  const keyOf = draftKeys();
  return ticketReplyMachine.provide({
    actors: formPorts<TicketReplyInput, TicketReplyFields, unknown>({
      save: ({ input: { ticketNumber }, fields }, signal) => {
        const message = {
          ticket_number: ticketNumber,
          message: fields.message.trim(),
          attachments: fields.attachments,
        };
        return sendTicketMessage(client, { ...message, idempotencyKey: keyOf(fields) }, signal);
      },
    }),
  });
};
