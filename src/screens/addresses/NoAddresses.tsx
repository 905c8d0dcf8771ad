import MapPinIcon from 'lucide-react/icons/map-pin';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export const NoAddresses = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<MapPinIcon />}
      title={t('No addresses yet')}
      text={t('Save where your orders should go, and checkout is one step shorter')}
      action={<ButtonLink href={pathTo('newAddress')}>{t('Add New Address')}</ButtonLink>}
    />
  );
};
