import { shallowEqual, useSelector } from '@xstate/react';
import { type LoginActor, selectSocial } from '#machines/login/login.selectors.ts';
import type { SocialProvider } from '#machines/login/login.types.ts';
import { providerNames } from '#machines/social/social.providers.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import * as styles from './AuthDialogs.css.ts';
import { ProviderMark } from './ProviderMark.tsx';

type SocialWaitingProps = { login: LoginActor; provider: SocialProvider };

/** In place of the form while the shopper is in the provider's window, and while its response is looked at. */
export const SocialWaiting = ({ login, provider }: SocialWaitingProps) => {
  const t = useMessages();
  const { isExchanging } = useSelector(login, selectSocial, shallowEqual);
  return (
    <div className={styles.waiting}>
      <span className={styles.mark}>
        <ProviderMark provider={provider} />
      </span>
      <p className={styles.text} role="status">
        <Spinner />
        {isExchanging ? t('Signing in') : t('Go on in the window of {provider}', { provider: providerNames[provider] })}
      </p>
      <Button
        variant="secondary"
        size="large"
        isWide
        autoFocus
        isDisabled={isExchanging}
        onPress={() => login.send({ type: 'social.cancel' })}
      >
        {t('Cancel')}
      </Button>
    </div>
  );
};
