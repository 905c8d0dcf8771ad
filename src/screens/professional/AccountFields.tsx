import { asciiDigits } from '#locales/typed-numbers.ts';
import type { ProfessionalFacts } from '#machines/professional/professional.types.ts';
import { CountrySelect } from '#src/components/CountrySelect/CountrySelect.tsx';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/FieldGrid/FieldGrid.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './ProfessionalScreen.css.ts';
import { useFields } from './use-fields.ts';

/** The account that is opened with the company. */
export const AccountFields = ({ facts }: { facts: ProfessionalFacts }) => {
  const t = useMessages();
  const { change, errorOf, field } = useFields(facts);
  const { country, phone_code: code } = facts.fields;
  return (
    <section className={styles.part}>
      <h2>{t('Your account')}</h2>
      <FieldGrid>
        <FieldCell width="half">
          <Field {...field('name')} label={t('Full name')} autoComplete="name" maxLength={200} isRequired />
        </FieldCell>
        <FieldCell width="half">
          <Field
            {...field('email')}
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
          />
        </FieldCell>
        <FieldCell width="half">
          <CountrySelect value={country} error={errorOf('country')} isRequired onChoose={change} />
        </FieldCell>
        <FieldCell width="half">
          <Field
            {...field('phone')}
            label={t('Phone number')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            isRequired
            start={code ? <bdi dir="ltr">+{code}</bdi> : undefined}
            onChange={(value) => change({ phone: asciiDigits(value).replace(/\D/g, '') })}
          />
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
    </section>
  );
};
