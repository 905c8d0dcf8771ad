import type { ReactNode } from 'react';
import { selectAddressForm } from '#machines/address-form/address-form.selectors.ts';
import type { AddressFormFields } from '#machines/address-form/address-form.types.ts';
import { AddressForm } from '#src/components/AddressForm/AddressForm.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './AddressesScreen.css.ts';

type AddressPageProps = {
  title: string;
  /** Beside the title. */
  children?: ReactNode;
};

/** One address on a page of its own, with the form that the checkout has too. */
export const AddressPage = ({ title, children }: AddressPageProps) => {
  const t = useMessages();
  const form = useFlow('addressForm');
  const { stage, known, fields, errors, failure } = useFacts('addressForm', selectAddressForm);
  const change = (typed: Partial<AddressFormFields>) => form.send({ type: 'form.change', fields: typed });
  // Half a position is none: some back ends send the latitude alone.
  const hasPosition = known.latitude !== null && known.longitude !== null;
  const stored = {
    isKept: fields.keeps_position,
    onKeep: (isKept: boolean) => change({ keeps_position: isKept }),
  };
  return (
    <div className={styles.addressesScreenRoot}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {children}
      </div>
      <Card>
        <AddressForm
          {...{ fields, errors, failure }}
          label={title}
          isDefault={fields.is_default}
          isDefaultFixed={known.is_default}
          isSaving={stage === 'submitting' || stage === 'saved'}
          stored={hasPosition ? stored : undefined}
          onType={(field, value) => change({ [field]: value })}
          onPlace={change}
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
