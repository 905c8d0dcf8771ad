/** The fields of an address in their usual order, with their `autoComplete` values. */
import type { AddressField } from '#machines/address-picker/address-picker.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import type { FieldProps } from '#src/ui/Field/Field.tsx';
import type { FieldWidth } from '#src/ui/Form/Form.tsx';

type AddressFieldProps = Pick<FieldProps, 'autoComplete' | 'isRequired' | 'type' | 'inputMode' | 'maxLength'> & {
  field: AddressField;
  label: MessageKey;
  width: FieldWidth;
};

const maxLength = 255;

export const addressFields: AddressFieldProps[] = [
  { field: 'name', label: 'Full name', width: 'half', autoComplete: 'shipping name', isRequired: true, maxLength },
  {
    field: 'phone',
    label: 'Phone',
    width: 'half',
    autoComplete: 'shipping tel',
    type: 'tel',
    inputMode: 'numeric',
    isRequired: true,
    maxLength: 32,
  },
  {
    field: 'address_line',
    label: 'Address line 1',
    width: 'whole',
    autoComplete: 'shipping address-line1',
    isRequired: true,
    maxLength,
  },
  {
    field: 'address_line2',
    label: 'Address line 2',
    width: 'whole',
    autoComplete: 'shipping address-line2',
    maxLength,
  },
  { field: 'flat_no', label: 'Flat', width: 'third', autoComplete: 'shipping address-line3', maxLength },
  { field: 'area', label: 'Area', width: 'third', autoComplete: 'shipping address-level2', maxLength },
  { field: 'post_code', label: 'Postal code', width: 'third', autoComplete: 'shipping postal-code', maxLength },
];
