import { useMessages } from '#src/shop/use-messages.ts';
import { AddressPage } from './AddressPage.tsx';

export const NewAddressScreen = () => {
  const t = useMessages();
  return <AddressPage title={t('New address')} />;
};
