import MapPinOffIcon from 'lucide-react/icons/map-pin-off';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';

export const AddressMissing = () => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<MapPinOffIcon />}
      title={t('This address could not be found')}
      text={t('It is no longer here, or the address is wrong')}
      href={pathTo('addresses')}
      linkText={t('Manage Address')}
    />
  );
};
