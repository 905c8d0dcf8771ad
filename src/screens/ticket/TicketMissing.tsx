import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';

export const TicketMissing = () => {
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
