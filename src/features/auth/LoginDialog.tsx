import { shallowEqual, useSelector } from '@xstate/react';
import { type LoginActor, selectSocial } from '#machines/login/login.selectors.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AuthDialogs.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { SocialWaiting } from './SocialWaiting.tsx';

export const LoginDialog = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { requested } = useSelector(login, selectSocial, shallowEqual);
  if (requested) return <SocialWaiting login={login} provider={requested} />;
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
