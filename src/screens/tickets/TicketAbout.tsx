import { ticketOrdersQuery } from '#src/routes/account-queries.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/FieldGrid/FieldGrid.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { useFields } from './use-fields.ts';

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
