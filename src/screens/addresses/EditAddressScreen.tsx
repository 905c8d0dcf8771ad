import MapPinOffIcon from 'lucide-react/icons/map-pin-off';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { selectAddressForm } from '#machines/address-form/address-form.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { AddressPage } from './AddressPage.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';

const AddressMissing = () => {
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

/** Changes one of the shopper's addresses, or removes it. */
export const EditAddressScreen = ({ params }: ScreenProps) => {
  const t = useMessages();
  const form = useFlow('addressForm');
  const book = useFlow('addressBook');
  const { stage, failure } = useFacts('addressForm', selectAddressForm);
  if (stage === 'missing') return <AddressMissing />;
  if (stage === 'failed')
    return <QueryFailed failure={failure} level={1} onRetry={() => form.send({ type: 'form.retry' })} />;
  if (stage === 'loading' || stage === 'expired') return <FormPending title={t('Edit address')} />;
  return (
    <>
      <AddressPage title={t('Edit address')}>
        <Button
          variant="secondary"
          icon={<Trash2Icon />}
          aria-haspopup="dialog"
          onPress={() => book.send({ type: 'removal.request', id: params.id ?? '' })}
        >
          {t('Delete')}
        </Button>
      </AddressPage>
      <RemovalDialog />
    </>
  );
};
