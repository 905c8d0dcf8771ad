import type { FormEvent, Ref } from 'react';
import type { AddressesFacts } from '#machines/checkout/checkout.types.ts';
import { useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { AddressFieldset } from './AddressFieldset.tsx';
import * as styles from './AddressForm.css.ts';
import { addressTypes } from './address-type.tsx';

type AddressFormProps = {
  facts: AddressesFacts;
  formRef: Ref<HTMLFormElement>;
};

export const AddressForm = ({ facts, formRef }: AddressFormProps) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { fields, errors, failure, makeDefault, canCancel } = facts;
  const isSaving = facts.stage === 'saving';
  const save = (event: FormEvent) => {
    event.preventDefault();
    checkout.send({ type: 'address.save' });
  };
  return (
    <form className={styles.root} noValidate onSubmit={save} ref={formRef} aria-label={t('New Address')}>
      {facts.addresses.length === 0 ? <p className={styles.hint}>{t('Add an address to continue')}</p> : null}
      <AddressFieldset facts={facts} />
      <RadioGroup
        legend={t('Address type')}
        name="address_type"
        look="chips"
        value={fields.address_type}
        error={errors.address_type}
        options={Object.entries(addressTypes).map(([value, key]) => ({ value, label: t(key) }))}
        onChange={(value) => checkout.send({ type: 'address.type', field: 'address_type', value })}
      />
      <Checkbox
        name="is_default"
        isChecked={makeDefault}
        onChange={(isChecked) => checkout.send({ type: 'address.setDefault', makeDefault: isChecked })}
      >
        {t('Make it the default address')}
      </Checkbox>
      {failure ? (
        <Notice tone="danger" isLive>
          {failure.message ?? t('Check your connection and try again')}
        </Notice>
      ) : null}
      <Cluster>
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? t('Saving…') : t('Save')}
        </Button>
        {canCancel ? (
          <Button variant="quiet" onPress={() => checkout.send({ type: 'address.cancel' })}>
            {t('Cancel')}
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
};
