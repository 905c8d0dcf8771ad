import type { Ref } from 'react';
import type { AddressPickerFacts } from '#machines/checkout/checkout.types.ts';
import { AddressForm as Fields } from '#src/components/AddressForm/AddressForm.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';

type AddressFormProps = {
  facts: AddressPickerFacts;
  formRef: Ref<HTMLDivElement>;
};

export const AddressForm = ({ facts, formRef }: AddressFormProps) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { fields, errors, failure, makeDefault, canCancel } = facts;
  return (
    <div ref={formRef}>
      <Fields
        {...{ fields, errors, failure }}
        label={t('New Address')}
        hint={facts.addresses.length === 0 ? t('Add an address to continue') : undefined}
        takesFocus={canCancel}
        isDefault={makeDefault}
        isSaving={facts.stage === 'saving'}
        onType={(field, value) => checkout.send({ type: 'address.type', field, value })}
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
