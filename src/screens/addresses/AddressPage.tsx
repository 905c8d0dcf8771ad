import type { ReactNode } from 'react';
import { selectAddressForm } from '#machines/address-form/address-form.selectors.ts';
import type { AddressFormFields } from '#machines/address-form/address-form.types.ts';
import type { AddressField } from '#machines/address-picker/address-picker.types.ts';
import { AddressForm } from '#src/components/AddressForm/AddressForm.tsx';
import { addressFields } from '#src/components/AddressForm/address-fields.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './AddressesScreen.css.ts';

type AddressPageProps = {
  title: string;
  /** Beside the title. */
  children?: ReactNode;
};

const named: AddressField[] = [...addressFields.map(({ field }) => field), 'address_type'];

/** One address on a page of its own, with the form that the checkout has too. */
export const AddressPage = ({ title, children }: AddressPageProps) => {
  const t = useMessages();
  const form = useFlow('addressForm');
  const { stage, known, fields, errors, failure } = useFacts('addressForm', selectAddressForm);
  const change = (typed: Partial<AddressFormFields>) => form.send({ type: 'form.change', fields: typed });
  const texts = named.flatMap((field) => {
    const error = errors[field];
    return error ? [[field, noticeText(t, error)]] : [];
  });
  return (
    <div className={styles.addressesScreenRoot}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {children}
      </div>
      <Card>
        <AddressForm
          {...{ fields, failure }}
          label={title}
          errors={Object.fromEntries(texts)}
          isDefault={fields.is_default}
          isDefaultFixed={known.is_default}
          isSaving={stage === 'submitting' || stage === 'saved'}
          onType={(field, value) => change({ [field]: value })}
          onDefault={(isDefault) => change({ is_default: isDefault })}
          onSave={() => form.send({ type: 'form.submit' })}
        >
          <ButtonLink variant="quiet" href={pathTo('addresses')}>
            {t('Cancel')}
          </ButtonLink>
        </AddressForm>
      </Card>
    </div>
  );
};
