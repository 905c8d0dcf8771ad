import { shallowEqual, useSelector } from '@xstate/react';
import {
  type RecoverActor,
  selectCountriesActor,
  selectForgot,
  selectReset,
} from '#machines/recover/recover.selectors.ts';
import type { ForgotField, ResetField } from '#machines/recover/recover.types.ts';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './AuthDialogs.css.ts';
import { CountryField } from './CountryField.tsx';

export const ResetDialog = ({ recover }: { recover: RecoverActor }) => {
  const t = useMessages();
  const { contact, fields, errors, isSubmitting } = useSelector(recover, selectReset, shallowEqual);
  const field = (name: ResetField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => recover.send({ type: 'reset.type', field: name, value }),
  });
  return (
    <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => recover.send({ type: 'reset.submit' })}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={contact} readOnly hidden />
      <NewPassword {...field('password')} label={t('New password')} autoFocus />
      <PasswordField
        {...field('password_confirmation')}
        label={t('Confirm password')}
        autoComplete="new-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        {t('Reset password')}
      </Button>
    </Form>
  );
};

export const ForgotDialog = ({ recover }: { recover: RecoverActor }) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { fields, errors, isSubmitting } = useSelector(recover, selectForgot, shallowEqual);
  const countries = useSelector(recover, selectCountriesActor);
  const field = (name: ForgotField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => recover.send({ type: 'forgot.type', field: name, value }),
  });
  return (
    <>
      <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => recover.send({ type: 'forgot.submit' })}>
        <p className={styles.hint}>{t('Tell us your phone or email and we send you a code.')}</p>
        <Field {...field('phone')} label={t('Phone or email')} autoComplete="username" dir="ltr" autoFocus />
        <CountryField of={countries} field={field('country')} />
        <Button type="submit" size="large" isWide isBusy={isSubmitting}>
          {t('Send code')}
        </Button>
      </Form>
      <p className={styles.other}>
        {t('Remember your password?')}
        <Button variant="quiet" onPress={() => dialogs.send({ type: 'login.open' })}>
          {t('Log in')}
        </Button>
      </p>
    </>
  );
};
