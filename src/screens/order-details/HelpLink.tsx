import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { newTicketPath } from '#src/routes/ticket-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';

/** To a new ticket that names the order. */
export const HelpLink = ({ code }: { code: string }) => {
  const t = useMessages();
  return (
    <ButtonLink variant="quiet" icon={<LifeBuoyIcon />} href={newTicketPath(code)}>
      {t('Help with this order')}
    </ButtonLink>
  );
};
