import { selectLogin, selectSocial } from '#machines/dialogs/dialogs.selectors.ts';
import type { LoginField } from '#machines/dialogs/dialogs.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { noticeText, useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './AuthDialogs.css.ts';

export const LoginForm = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { fields, errors, isSubmitting } = useFacts('dialogs', selectLogin);
  const { last } = useFacts('dialogs', selectSocial);
  const field = (name: LoginField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => dialogs.send({ type: 'login.type', field: name, value }),
  });
  return (
    <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => dialogs.send({ type: 'login.submit' })}>
      <Field {...field('phone')} label={t('Email or phone')} autoComplete="username" dir="ltr" autoFocus={!last} />
      <PasswordField
        {...field('password')}
        label={t('Password')}
        autoComplete="current-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <div className={styles.forgot}>
        <Button variant="quiet" size="small" onPress={() => dialogs.send({ type: 'forgot.open' })}>
          {t('Forgot Password')}
        </Button>
      </div>
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        {t('Log in')}
      </Button>
    </Form>
  );
};
