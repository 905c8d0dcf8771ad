import type { ReactNode } from 'react';
import { asciiDigits } from '#locales/typed-numbers.ts';
import type {
  AddressErrors,
  AddressField,
  AddressFields,
  AddressPlace as Place,
} from '#machines/address-picker/address-picker.types.ts';
import { addressTypes } from '#src/components/address-type.tsx';
import { FormFailure, type FormFailureProps } from '#src/components/FormFailure.tsx';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid, Form } from '#src/ui/Form/Form.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import * as styles from './AddressForm.css.ts';
import { AddressPlace, type StoredPosition } from './AddressPlace.tsx';
import { addressFields } from './address-fields.ts';

type AddressFieldsetProps = {
  fields: AddressFields;
  errors: AddressErrors;
  /** True if the form replaces an element that had the focus. The first field then takes the focus. */
  takesFocus?: boolean;
  onType: (field: AddressField, value: string) => void;
};

const AddressFieldset = ({ fields, errors, takesFocus = false, onType }: AddressFieldsetProps) => {
  const t = useMessages();
  return (
    <FieldGrid>
      {addressFields.map(({ field, label, width, ...attributes }, index) => (
        <FieldCell width={width} key={field}>
          <Field
            {...attributes}
            name={field}
            label={t(label)}
            value={fields[field]}
            error={errors[field] && noticeText(t, errors[field])}
            autoFocus={index === 0 && takesFocus}
            onChange={(text) => onType(field, field === 'phone' ? asciiDigits(text) : text)}
          />
        </FieldCell>
      ))}
    </FieldGrid>
  );
};

export type AddressFormProps = AddressFieldsetProps &
  FormFailureProps & {
    label: string;
    hint?: string | undefined;
    isDefault: boolean;
    /** There is always a default address: it changes by making another one the default. */
    isDefaultFixed?: boolean;
    isSaving: boolean;
    stored?: StoredPosition | undefined;
    /** Beside the button that saves. */
    children?: ReactNode;
    onPlace: (place: Partial<Place>) => void;
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
      <AddressPlace place={fields} stored={props.stored} failure={props.failure} onPlace={props.onPlace} />
      <RadioGroup
        legend={t('Address type')}
        name="address_type"
        variant="chips"
        value={fields.address_type}
        error={errors.address_type && noticeText(t, errors.address_type)}
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
