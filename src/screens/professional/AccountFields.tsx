import { asciiDigits } from '#locales/typed-numbers.ts';
import type {
  ProfessionalFacts,
  ProfessionalFields,
  ProfessionalTexts,
} from '#machines/professional/professional.types.ts';
import { CountrySelect } from '#src/components/CountrySelect/CountrySelect.tsx';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './ProfessionalScreen.css.ts';

/** The fields of the professional form, as its parts need them. */
export const useFields = ({ fields, errors }: Pick<ProfessionalFacts, 'fields' | 'errors'>) => {
  const t = useMessages();
  const form = useFlow('professional');
  const change = (typed: Partial<ProfessionalFields>) => form.send({ type: 'form.change', fields: typed });
  const errorOf = (name: keyof ProfessionalFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: keyof ProfessionalTexts) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return { change, errorOf, field };
};

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
