import { FormPending } from '#src/components/FormPending.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { ticketIssueTypesQuery } from '#src/routes/account-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TicketForm } from './TicketForm.tsx';

export const NewTicket = () => {
  const t = useMessages();
  const types = useQuery(ticketIssueTypesQuery());
  return (
    <Stack gap={5}>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Support Tickets'), href: pathTo('tickets') }, { label: t('Create Ticket') }]}
      />
      <QueryView result={types} level={1} skeleton={<FormPending title={t('Create Ticket')} />}>
        {({ issue_types }) => <TicketForm types={issue_types.map(({ name }) => name)} />}
      </QueryView>
    </Stack>
  );
};
