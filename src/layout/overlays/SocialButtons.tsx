import { selectSocial } from '#machines/dialogs/dialogs.selectors.ts';
import { providerNames } from '#machines/social/social.providers.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import * as styles from './SocialLogin.css.ts';

/** Only what the shop accepts; nothing at all where it accepts nobody. */
export const SocialButtons = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { providers, last } = useFacts('dialogs', selectSocial);
  if (providers.length === 0) return null;
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
            // Whoever comes back from a window goes on where they left.
            autoFocus={provider === last}
            onPress={() => dialogs.send({ type: 'social.choose', provider })}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
};
