import type { AddressesFacts } from '#machines/checkout/checkout.types.ts';
import { useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { asciiDigits } from '#src/i18n/digits.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import * as styles from './AddressForm.css.ts';
import { addressFields } from './address-fields.ts';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** After a refused save the focus goes to the first field that has to be put right. */
export const AddressFieldset = ({ facts }: { facts: AddressesFacts }) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { fields, errors, stage, canCancel } = facts;
  const firstError = stage === 'editing' ? addressFields.find(({ field }) => field in errors)?.field : undefined;
  return (
    <div className={styles.fields}>
      {addressFields.map(({ field, label, width, ...attributes }, index) => (
        <div className={styles.spans[width]} key={field}>
          <Field
            {...attributes}
            name={field}
            label={t(label)}
            value={fields[field]}
            error={errors[field]}
            autoFocus={index === 0 && canCancel}
            ref={field === firstError ? focus : undefined}
            onChange={(text) =>
              checkout.send({ type: 'address.type', field, value: field === 'phone' ? asciiDigits(text) : text })
            }
          />
        </div>
      ))}
    </div>
  );
};
