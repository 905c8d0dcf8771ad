import { selectSocial } from '#machines/dialogs/dialogs.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AuthDialogs.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { SocialWaiting } from './SocialWaiting.tsx';

export const LoginDialog = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { requested } = useFacts('dialogs', selectSocial);
  if (requested) return <SocialWaiting provider={requested} />;
  return (
    <>
      <LoginForm />
      <SocialButtons />
      <p className={styles.other}>
        {t("Don't have an account?")}
        <Button variant="quiet" onPress={() => dialogs.send({ type: 'register.open' })}>
          {t('Sign Up')}
        </Button>
      </p>
    </>
  );
};
