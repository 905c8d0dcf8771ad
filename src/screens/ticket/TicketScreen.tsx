import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { ticketQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TicketPage } from './TicketPage.tsx';

const TicketMissing = () => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<LifeBuoyIcon />}
      title={t('This ticket could not be found')}
      text={t('Check the link, or pick the ticket from your list')}
      href={pathTo('tickets')}
      linkText={t('Support Tickets')}
    />
  );
};

const TicketPending = () => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('Support ticket')}</h1>
      <CardsPending />
    </Stack>
  );
};

const useContent = (number: string) => {
  const { status, data, failure, retry } = useQuery(ticketQuery(number));
  if (data) return <TicketPage {...data} />;
  // Some compatible back ends respond with 422 to an unknown ticket number.
  if (status === 'notFound' || failure?.status === 422) return <TicketMissing />;
  if (status === 'failed' || status === 'offline')
    return <QueryFailed failure={failure} isOffline={status === 'offline'} level={1} onRetry={retry} />;
  return (
    <Pending>
      <TicketPending />
    </Pending>
  );
};

/** One ticket: its status, its messages and the reply form. */
export const TicketScreen = ({ params: { ticketNumber = '' } }: ScreenProps) => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Support Tickets'), href: pathTo('tickets') }, { label: t('Support ticket') }]}
      />
      {useContent(ticketNumber)}
    </Stack>
  );
};
