import { shallowEqual, useSelector } from '@xstate/react';
import KeyIcon from 'lucide-react/icons/key-round';
import { type LoginActor, selectLogin } from '#machines/login/login.selectors.ts';
import { hasBrowserPasskeys } from '#src/components/passkey-support.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import * as styles from './AuthDialogs.css.ts';

/** Nothing where the shop or the browser has no passkeys. */
export const PasskeyButton = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const { hasPasskeys, isSubmitting, chosen } = useSelector(login, selectLogin, shallowEqual);
  if (!hasPasskeys || !hasBrowserPasskeys()) return null;
  return (
    <Button
      variant="secondary"
      size="large"
      isWide
      icon={<KeyIcon />}
      isDisabled={isSubmitting}
      // After the browser's question, this button has the focus again.
      autoFocus={chosen === 'passkey'}
      onPress={() => login.send({ type: 'passkey.choose' })}
    >
      {t('Log in with a passkey')}
    </Button>
  );
};

/** In place of the form while the browser asks, and while the server checks. */
export const PasskeyWaiting = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const { passkeyStage } = useSelector(login, selectLogin, shallowEqual);
  const isChecked = passkeyStage === 'checked';
  return (
    <div className={styles.waiting}>
      <span className={styles.mark}>
        <KeyIcon />
      </span>
      <p className={styles.text} role="status">
        <Spinner />
        {isChecked ? t('Signing in') : t('Follow the steps of your browser')}
      </p>
      <Button
        variant="secondary"
        size="large"
        isWide
        autoFocus
        isDisabled={isChecked}
        onPress={() => login.send({ type: 'passkey.cancel' })}
      >
        {t('Cancel')}
      </Button>
    </div>
  );
};
