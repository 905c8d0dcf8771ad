import { shallowEqual, useSelector } from '@xstate/react';
import { type LoginActor, selectLogin, selectSocial } from '#machines/login/login.selectors.ts';
import type { SocialProvider } from '#machines/login/login.types.ts';
import { providerNames } from '#machines/social/social.providers.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import * as styles from './AuthDialogs.css.ts';

/** The logos, drawn inline in the companies' colours. Apple requires its logo in the colour of the text. */
const drawings: Record<SocialProvider, React.JSX.Element> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#ea4335" d="M17.66 6.34A8 8 0 0 0 5.07 8" />
      <path stroke="#fbbc05" d="M5.07 8a8 8 0 0 0 0 8" />
      <path stroke="#34a853" d="M5.07 16a8 8 0 0 0 12.59 1.66" />
      <path stroke="#4285f4" d="M17.66 17.66A8 8 0 0 0 20 12h-8" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path d="M16.5 6.5H15A2.5 2.5 0 0 0 12.5 9v13.5M8.5 13H16" fill="none" stroke="#fff" strokeWidth="2.75" />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M12 8c-1-.8-2.2-1.3-3.5-1.2C5.7 7 4 9.4 4 12.6c0 4.1 2.7 8.9 5.2 8.9 1.1 0 1.7-.6 2.8-.6s1.7.6 2.8.6c1.9
        0 3.7-2.7 4.5-5.3-1.8-.7-2.9-2.2-2.9-4.1 0-1.6.8-2.9 2.2-3.7-.9-1-2.2-1.6-3.6-1.6-1.2 0-2 .5-3 1.2Z
        M11.9 6.2c-.1-2.2 1.5-4 3.5-4.2.2 2.2-1.5 4.1-3.5 4.2Z"
    />
  ),
};

const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawings[provider]}
  </svg>
);

/** The login providers that the shop accepts. Renders no markup if it accepts none. */
export const SocialButtons = ({ login }: { login: LoginActor }) => {
  const t = useMessages();
  const { providers } = useSelector(login, selectSocial, shallowEqual);
  const { chosen } = useSelector(login, selectLogin, shallowEqual);
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
            autoFocus={provider === chosen}
            onPress={() => login.send({ type: 'social.choose', provider })}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
};

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
