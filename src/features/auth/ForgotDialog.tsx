import { shallowEqual, useSelector } from '@xstate/react';
import { type RecoverActor, selectCountriesActor, selectForgot } from '#machines/recover/recover.selectors.ts';
import type { ForgotField } from '#machines/recover/recover.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import * as styles from './AuthDialogs.css.ts';
import { CountryField } from './CountryField.tsx';

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
