import type { ReactNode } from 'react';
import { addressTypes } from '#src/components/address-type.tsx';
import { FormFailure, type FormFailureProps } from '#src/components/FormFailure.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { AddressFieldset, type AddressFieldsetProps } from './AddressFieldset.tsx';
import * as styles from './AddressForm.css.ts';

export type AddressFormProps = AddressFieldsetProps &
  FormFailureProps & {
    label: string;
    hint?: string | undefined;
    isDefault: boolean;
    /** There is always a default address: it changes by making another one the default. */
    isDefaultFixed?: boolean;
    isSaving: boolean;
    /** Beside the button that saves. */
    children?: ReactNode;
    onDefault: (isDefault: boolean) => void;
    onSave: () => void;
  };

export const AddressForm = (props: AddressFormProps) => {
  const t = useMessages();
  const { fields, errors, isSaving } = props;
  return (
    <Form className={styles.root} label={props.label} isBusy={isSaving} onSubmit={props.onSave}>
      {props.hint ? <p className={styles.hint}>{props.hint}</p> : null}
      <AddressFieldset {...{ fields, errors }} takesFocus={props.takesFocus ?? false} onType={props.onType} />
      <RadioGroup
        legend={t('Address type')}
        name="address_type"
        variant="chips"
        value={fields.address_type}
        error={errors.address_type}
        options={Object.entries(addressTypes).map(([value, key]) => ({ value, label: t(key) }))}
        onChange={(value) => props.onType('address_type', value)}
      />
      {props.isDefaultFixed ? null : (
        <Checkbox name="is_default" isChecked={props.isDefault} onChange={props.onDefault}>
          {t('Make it the default address')}
        </Checkbox>
      )}
      <FormFailure failure={props.failure} />
      <Cluster>
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? t('Saving…') : t('Save')}
        </Button>
        {props.children}
      </Cluster>
    </Form>
  );
};
