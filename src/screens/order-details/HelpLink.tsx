import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import { useMessages } from '#src/app/use-texts.ts';
import { newTicketPath } from '#src/routes/ticket-search.ts';
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
