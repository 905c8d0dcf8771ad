import { selectCheckout, selectCheckoutAddresses } from '#machines/checkout/checkout.selectors.ts';
import { useFocusReturn } from '#src/components/use-focus-return.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { AddressesBroken } from './AddressesBroken.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressPending } from './AddressPending.tsx';
import { Block } from './Block.tsx';
import { ChosenAddress } from './ChosenAddress.tsx';
import { isFixed } from './stages.ts';

/** Where it goes: the address that counts, the others, and the form for one more. */
export const AddressBlock = () => {
  const t = useMessages();
  const [heading, formRef] = useFocusReturn<HTMLHeadingElement>();
  const addresses = useFacts('checkout', selectCheckoutAddresses);
  const { stage } = useFacts('checkout', selectCheckout);
  const isForm = addresses.stage === 'editing' || addresses.stage === 'saving';
  return (
    <Block title={t('Shipping address')} headingRef={heading}>
      {addresses.stage === 'loading' || addresses.stage === 'expired' ? <AddressPending /> : null}
      {addresses.stage === 'failed' ? <AddressesBroken text={addresses.failure?.message} /> : null}
      {addresses.stage === 'choosing' ? <ChosenAddress facts={addresses} isFixed={isFixed(stage)} /> : null}
      {isForm ? <AddressForm facts={addresses} formRef={formRef} /> : null}
    </Block>
  );
};
