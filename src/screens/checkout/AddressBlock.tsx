import type { Ref } from 'react';
import { isFixed, selectCheckout, selectCheckoutAddresses } from '#machines/checkout/checkout.selectors.ts';
import type { AddressPickerFacts } from '#machines/checkout/checkout.types.ts';
import { AddressForm as Fields } from '#src/components/AddressForm/AddressForm.tsx';
import { failureText } from '#src/components/failure-text.ts';
import { useFocusReturn } from '#src/components/focus.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Block } from './Block.tsx';
import { ChosenAddress } from './ChosenAddress.tsx';

type AddressFormProps = {
  facts: AddressPickerFacts;
  formRef: Ref<HTMLDivElement>;
};

const AddressForm = ({ facts, formRef }: AddressFormProps) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { fields, errors, failure, makeDefault, canCancel } = facts;
  return (
    <div ref={formRef}>
      <Fields
        {...{ fields, errors, failure }}
        label={t('New address')}
        hint={facts.addresses.length === 0 ? t('Add an address to continue') : undefined}
        takesFocus={canCancel}
        isDefault={makeDefault}
        isSaving={facts.stage === 'saving'}
        onType={(field, value) => checkout.send({ type: 'address.type', field, value })}
        onPlace={(place) => checkout.send({ type: 'address.place', place })}
        onDefault={(isDefault) => checkout.send({ type: 'address.setDefault', makeDefault: isDefault })}
        onSave={() => checkout.send({ type: 'address.save' })}
      >
        {canCancel ? (
          <Button variant="quiet" onPress={() => checkout.send({ type: 'address.cancel' })}>
            {t('Cancel')}
          </Button>
        ) : null}
      </Fields>
    </div>
  );
};

const AddressesBroken = ({ failure }: Pick<AddressPickerFacts, 'failure'>) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const retry = (
    <Button variant="secondary" size="small" onPress={() => checkout.send({ type: 'address.refresh' })}>
      {t('Retry')}
    </Button>
  );
  return (
    <Notice tone="danger" title={t('Your addresses could not be loaded')} action={retry} isLive>
      {failureText(t, failure)}
    </Notice>
  );
};

const AddressPending = () => (
  <Pending>
    <Stack gap={1}>
      <Skeleton width="third" />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton shape="control" width="third" />
    </Stack>
  </Pending>
);

/** The shipping address: the chosen one, the other saved ones and the form for a new one. */
export const AddressBlock = () => {
  const t = useMessages();
  const [heading, formRef] = useFocusReturn<HTMLHeadingElement>();
  const addresses = useFacts('checkout', selectCheckoutAddresses);
  const { stage } = useFacts('checkout', selectCheckout);
  const isForm = addresses.stage === 'editing' || addresses.stage === 'saving';
  return (
    <Block title={t('Shipping address')} headingRef={heading} part="address">
      {addresses.stage === 'loading' || addresses.stage === 'expired' ? <AddressPending /> : null}
      {addresses.stage === 'failed' ? <AddressesBroken failure={addresses.failure} /> : null}
      {addresses.stage === 'choosing' ? <ChosenAddress facts={addresses} isFixed={isFixed(stage)} /> : null}
      {isForm ? <AddressForm facts={addresses} formRef={formRef} /> : null}
    </Block>
  );
};
