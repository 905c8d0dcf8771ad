import { shallowEqual, useSelector } from '@xstate/react';
import { type LoginActor, selectLogin, selectSocial } from '#machines/login/login.selectors.ts';
import type { LoginField } from '#machines/login/login.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './AuthDialogs.css.ts';
import { PasskeyButton, PasskeyWaiting } from './PasskeyLogin.tsx';
import { SocialButtons, SocialWaiting } from './SocialLogin.tsx';

const LoginForm = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { fields, errors, isSubmitting, chosen } = useSelector(login, selectLogin, shallowEqual);
  const field = (name: LoginField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => login.send({ type: 'login.type', field: name, value }),
  });
  return (
    <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => login.send({ type: 'login.submit' })}>
      <Field {...field('phone')} label={t('Email or phone')} autoComplete="username" dir="ltr" autoFocus={!chosen} />
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
      <PasskeyButton login={login} />
    </Form>
  );
};

export const LoginDialog = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { requested } = useSelector(login, selectSocial, shallowEqual);
  const { passkeyStage } = useSelector(login, selectLogin, shallowEqual);
  if (requested) return <SocialWaiting login={login} provider={requested} />;
  if (passkeyStage !== 'none') return <PasskeyWaiting login={login} />;
  return (
    <>
      <LoginForm login={login} />
      <SocialButtons login={login} />
      <p className={styles.other}>
        {t("Don't have an account?")}
        <Button variant="quiet" onPress={() => dialogs.send({ type: 'register.open' })}>
          {t('Sign Up')}
        </Button>
      </p>
    </>
  );
};
