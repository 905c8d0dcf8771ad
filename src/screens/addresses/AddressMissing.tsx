import MapPinOffIcon from 'lucide-react/icons/map-pin-off';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export const AddressMissing = () => {
  const t = useMessages();
  return (
    <EmptyState
      level={1}
      icon={<MapPinOffIcon />}
      title={t('This address could not be found')}
      text={t('It is no longer here, or the address is wrong')}
      action={<ButtonLink href={pathTo('addresses')}>{t('Manage Address')}</ButtonLink>}
    />
  );
};
