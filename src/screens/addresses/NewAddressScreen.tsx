import { useMessages } from '#src/app/use-texts.ts';
import { AddressPage } from './AddressPage.tsx';

export const NewAddressScreen = () => {
  const t = useMessages();
  return <AddressPage title={t('New Address')} />;
};
