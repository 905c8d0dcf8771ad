import { selectForgot } from '#machines/dialogs/dialogs.selectors.ts';
import type { ForgotField } from '#machines/dialogs/dialogs.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { noticeText, useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import * as styles from './AuthDialogs.css.ts';
import { CountryField } from './CountryField.tsx';

export const ForgotDialog = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { fields, errors, isSubmitting } = useFacts('dialogs', selectForgot);
  const field = (name: ForgotField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => dialogs.send({ type: 'forgot.type', field: name, value }),
  });
  return (
    <>
      <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => dialogs.send({ type: 'forgot.submit' })}>
        <p className={styles.hint}>{t('Tell us your phone or email and we send you a code.')}</p>
        <Field {...field('phone')} label={t('Phone or email')} autoComplete="username" dir="ltr" autoFocus />
        <CountryField field={field('country')} />
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
