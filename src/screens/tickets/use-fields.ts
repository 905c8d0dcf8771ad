/** The fields of a new ticket, as its parts need them. */
import { selectTicketForm } from '#machines/ticket-form/ticket-form.selectors.ts';
import type { TicketFormFields } from '#machines/ticket-form/ticket-form.types.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';

type Typed = Exclude<keyof TicketFormFields, 'attachments' | 'refused'>;

export const useFields = () => {
  const t = useMessages();
  const form = useFlow('ticketForm');
  const { stage, fields, errors } = useFacts('ticketForm', selectTicketForm);
  const isDisabled = stage !== 'editing';
  const change = (changed: Partial<TicketFormFields>) => form.send({ type: 'form.change', fields: changed });
  const errorOf = (name: keyof TicketFormFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: Typed) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    isDisabled,
    onChange: (value: string) => change({ [name]: value }),
  });
  return { fields, isDisabled, change, errorOf, field };
};
