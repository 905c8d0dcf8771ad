/** The ticket form with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { openTicket } from '#api/operations/tickets.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { formPorts } from '../shared/form.ports.ts';
import { fetchReach } from '../shared/reach.live.ts';
import { ticketFields, ticketRequest } from './ticket-form.fields.ts';
import { ticketFormMachine } from './ticket-form.machine.ts';
import type { TicketFormFields, TicketFormInput, TicketOpened } from './ticket-form.types.ts';

export const liveTicketForm = (client: Client) => {
  const keyOf = draftKeys();
  return ticketFormMachine.provide({
    actors: formPorts<TicketFormInput, TicketFormFields, TicketOpened>({
      load: async (input, signal) => ticketFields({ ...input, ...(await fetchReach(client, signal)) }),
      save: ({ fields }, signal) =>
        openTicket(client, { ...ticketRequest(fields), idempotencyKey: keyOf(fields) }, signal),
    }),
  });
};
