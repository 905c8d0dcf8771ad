import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export const TicketMissing = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<LifeBuoyIcon />}
      level={1}
      title={t('This ticket could not be found')}
      text={t('Check the link, or pick the ticket from your list')}
      action={<ButtonLink href={pathTo('tickets')}>{t('Support Tickets')}</ButtonLink>}
    />
  );
};
