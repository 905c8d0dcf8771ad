import { selectRegister } from '#machines/dialogs/dialogs.selectors.ts';
import type { RegisterField } from '#machines/dialogs/dialogs.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { noticeText, useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './AuthDialogs.css.ts';
import { CountryField } from './CountryField.tsx';

export const RegisterForm = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const facts = useFacts('dialogs', selectRegister);
  const { fields, errors, isSubmitting, phoneCode } = facts;
  const field = (name: RegisterField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => dialogs.send({ type: 'register.type', field: name, value }),
  });
  return (
    <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => dialogs.send({ type: 'register.submit' })}>
      <Field {...field('name')} label={t('Full name')} autoComplete="name" autoFocus />
      <CountryField field={field('country')} />
      <Field
        {...field('phone')}
        label={t('Phone number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        isRequired={facts.phoneRequired}
        minLength={facts.phoneMinLength}
        maxLength={facts.phoneMaxLength}
        start={
          phoneCode ? (
            <bdi dir="ltr" className={styles.code}>
              +{phoneCode}
            </bdi>
          ) : undefined
        }
      />
      <Field
        {...field('email')}
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired={!fields.phone}
      />
      <PasswordField
        {...field('password')}
        label={t('Password')}
        autoComplete="new-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <p className={styles.terms}>{t('By registering you accept the terms and conditions')}</p>
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        {t('Create account')}
      </Button>
    </Form>
  );
};
