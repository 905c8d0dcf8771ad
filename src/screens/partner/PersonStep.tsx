import { asciiDigits } from '#locales/typed-numbers.ts';
import type { PartnerFacts } from '#machines/partner/partner.selectors.ts';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { PartnerStep, usePartnerFields } from './PartnerStep.tsx';

/** The personal and contact details of the seller. */
export const PersonStep = ({ facts }: { facts: PartnerFacts }) => {
  const t = useMessages();
  const { flow, field } = usePartnerFields(facts);
  const genders = [
    { value: 'male', label: t('Male') },
    { value: 'female', label: t('Female') },
    { value: 'other', label: t('Other') },
  ];
  return (
    <PartnerStep facts={facts} title={t('About you')} nextLabel={t('Continue')}>
      <FieldGrid>
        <FieldCell width="half">
          <Field
            {...field('first_name')}
            label={t('First name')}
            autoComplete="given-name"
            maxLength={255}
            isRequired
          />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('last_name')} label={t('Last name')} autoComplete="family-name" maxLength={255} />
        </FieldCell>
        <FieldCell width="half">
          <Field
            {...field('email')}
            label={t('Email')}
            hint={t('We send a code to this address')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            isRequired
          />
        </FieldCell>
        <FieldCell width="half">
          <Field
            {...field('phone')}
            label={t('Phone number')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            isRequired
            onChange={(value) =>
              flow.send({ type: 'form.change', fields: { phone: asciiDigits(value).replace(/\D/g, '') } })
            }
          />
        </FieldCell>
        <FieldCell width="whole">
          <SelectField {...field('gender')} label={t('Gender')} placeholder={t('Choose an option')} options={genders} />
        </FieldCell>
        <FieldCell width="half">
          <NewPassword {...field('password')} isRequired label={t('Password')} />
        </FieldCell>
        <FieldCell width="half">
          <PasswordField
            {...field('password_confirmation')}
            label={t('Confirm password')}
            isRequired
            autoComplete="new-password"
            showLabel={t('Show password')}
            hideLabel={t('Hide password')}
          />
        </FieldCell>
      </FieldGrid>
    </PartnerStep>
  );
};
