import type { AddressField, AddressFields } from '#machines/address-picker/address-picker.types.ts';
import { asciiDigits } from '#src/i18n/digits.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/FieldGrid/FieldGrid.tsx';
import { addressFields } from './address-fields.ts';

export type AddressFieldsetProps = {
  fields: AddressFields;
  errors: Partial<Record<AddressField, string | undefined>>;
  /** The form came in place of something that had the focus. */
  takesFocus?: boolean;
  onType: (field: AddressField, value: string) => void;
};

export const AddressFieldset = ({ fields, errors, takesFocus = false, onType }: AddressFieldsetProps) => {
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
            error={errors[field]}
            autoFocus={index === 0 && takesFocus}
            onChange={(text) => onType(field, field === 'phone' ? asciiDigits(text) : text)}
          />
        </FieldCell>
      ))}
    </FieldGrid>
  );
};
