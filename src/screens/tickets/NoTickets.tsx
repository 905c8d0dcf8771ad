import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { newTicketPath, type TicketList, ticketsPath } from '#src/routes/ticket-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

type NoTicketsProps = { list: TicketList; isPastTheEnd: boolean; hasOthers: boolean };

/** Nothing here: because there is nothing at all, not in this list, or not on this page. */
export const NoTickets = ({ list, isPastTheEnd, hasOthers }: NoTicketsProps) => {
  const t = useMessages();
  const icon = <LifeBuoyIcon />;
  if (isPastTheEnd || hasOthers) {
    const back = (
      <ButtonLink variant="secondary" href={ticketsPath(isPastTheEnd ? list : 'all')}>
        {isPastTheEnd ? t('Go to the first page') : t('View all')}
      </ButtonLink>
    );
    const title = isPastTheEnd ? t('There is nothing on this page') : t('No tickets with this status');
    return <EmptyState icon={icon} title={title} action={back} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={t('You have no tickets yet')}
      text={t('Something went wrong with an order? Tell us, and we will look into it')}
      action={<ButtonLink href={newTicketPath()}>{t('Create Ticket')}</ButtonLink>}
    />
  );
};
