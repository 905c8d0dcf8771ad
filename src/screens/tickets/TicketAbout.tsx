import { selectTicketForm } from '#machines/ticket-form/ticket-form.selectors.ts';
import type { TicketFormFields } from '#machines/ticket-form/ticket-form.types.ts';
import { ticketOrdersQuery } from '#src/routes/account-queries.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/Form/Form.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

type Typed = Exclude<keyof TicketFormFields, 'attachments' | 'refused'>;

/** The fields of a new ticket, as its parts need them. */
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

/** The issue type, the order and the subject. The form also works if the orders fail to load. */
export const TicketAbout = ({ types }: { types: readonly string[] }) => {
  const t = useMessages();
  const dates = useDates();
  const { field, fields } = useFields();
  const { data } = useQuery(ticketOrdersQuery());
  const known = (data?.orders ?? []).map(({ order_code: code, created_at: at }) => ({
    value: code,
    label: [code, dates.day(at)].filter(Boolean).join(' · '),
  }));
  const { order_number: chosen } = fields;
  const isListed = chosen === '' || known.some(({ value }) => value === chosen);
  const orders = isListed ? known : [{ value: chosen, label: chosen }, ...known];
  return (
    <FieldGrid>
      <FieldCell width="half">
        <SelectField
          {...field('issue_type')}
          label={t('Issue type')}
          placeholder={t('Choose an option')}
          options={types.map((name) => ({ value: name, label: name }))}
          isRequired
        />
      </FieldCell>
      <FieldCell width="half">
        <SelectField
          {...field('order_number')}
          label={t('Order number')}
          placeholder={t('It is about no order')}
          options={orders}
        />
      </FieldCell>
      <FieldCell width="whole">
        <Field {...field('subject')} label={t('Subject')} maxLength={255} autoComplete="off" />
      </FieldCell>
    </FieldGrid>
  );
};
