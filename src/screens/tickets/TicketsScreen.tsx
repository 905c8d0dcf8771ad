import PlusIcon from 'lucide-react/icons/plus';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { FormPending } from '#src/components/FormPending.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { ticketIssueTypesQuery, ticketsQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import {
  isNewTicket,
  type TicketList as List,
  newTicketPath,
  ticketCount,
  ticketListOf,
  ticketLists,
  ticketsPath,
} from '#src/routes/ticket-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketPages } from './TicketPages.tsx';

const names: Record<List, MessageKey> = {
  running: 'Running',
  completed: 'Completed',
  cancel: 'Cancelled',
  all: 'All',
};

/** The tickets of one list a tab, the newest first. */
const TicketList = ({ search }: { search: URLSearchParams }) => {
  const t = useMessages();
  // The first list is read beside whichever is open: the counts stay in sight while another loads.
  const first = useQuery(ticketsQuery(new URLSearchParams()));
  const current = ticketListOf(search, first.data);
  const shown = useQuery(ticketsQuery(new URLSearchParams({ status: current, page: search.get('page') ?? '1' })));
  const counts = shown.data ?? first.data;
  const number = useNumbers();
  return (
    <Stack gap={5}>
      <Cluster justify="between">
        <h1>{t('Support Tickets')}</h1>
        <ButtonLink href={newTicketPath()} icon={<PlusIcon />}>
          {t('Create Ticket')}
        </ButtonLink>
      </Cluster>
      <nav aria-label={t('Ticket status')}>
        <Cluster gap={2}>
          {ticketLists.map((list) => (
            <ChipLink
              key={list}
              href={ticketsPath(list)}
              count={counts && number(ticketCount(list, counts))}
              isCurrent={list === current}
            >
              {t(names[list])}
            </ChipLink>
          ))}
        </Cluster>
      </nav>
      <QueryView result={shown} skeleton={<CardsPending />}>
        {(tickets) => <TicketPages tickets={tickets} list={current} search={search} />}
      </QueryView>
    </Stack>
  );
};

const NewTicket = () => {
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

/** The shopper's tickets, or a new one. */
export const TicketsScreen = ({ search }: ScreenProps) =>
  isNewTicket(search) ? <NewTicket /> : <TicketList search={search} />;
