import MoonIcon from 'lucide-react/icons/moon';
import { selectScheme } from '#machines/preferences/preferences.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMedia } from '#src/shop/use-media.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './SchemeSwitch.css.ts';

/** Whether the page is dark now: by the shopper's choice, else by the device. */
const useIsDark = (): boolean => {
  const scheme = useFacts('preferences', selectScheme);
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)');
  return scheme === 'dark' || (scheme !== 'light' && isDeviceDark);
};

export const SchemeSwitch = () => {
  const t = useMessages();
  const settings = useFlow('preferences');
  const isDark = useIsDark();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      className={styles.root}
      onClick={() => settings.send({ type: 'scheme.choose', scheme: isDark ? 'light' : 'dark' })}
    >
      <MoonIcon />
      {t('Dark mode')}
      <span className={styles.track} />
    </button>
  );
};
