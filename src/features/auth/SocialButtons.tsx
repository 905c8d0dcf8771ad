import { shallowEqual, useSelector } from '@xstate/react';
import { type LoginActor, selectSocial } from '#machines/login/login.selectors.ts';
import { providerNames } from '#machines/social/social.providers.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AuthDialogs.css.ts';
import { ProviderMark } from './ProviderMark.tsx';

/** The login providers that the shop accepts. Renders no markup if it accepts none. */
export const SocialButtons = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const { providers, last } = useSelector(login, selectSocial, shallowEqual);
  const isOffered = useOffers();
  if (providers.length === 0 || !isOffered('social')) return null;
  return (
    <div className={styles.root}>
      <p className={styles.divider} aria-hidden="true">
        {t('Or continue with')}
      </p>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            size="large"
            isWide
            icon={<ProviderMark provider={provider} />}
            aria-label={t('Continue with {provider}', { provider: providerNames[provider] })}
            // After the window of a provider closes, the button of that provider has the focus again.
            autoFocus={provider === last}
            onPress={() => login.send({ type: 'social.choose', provider })}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
};
