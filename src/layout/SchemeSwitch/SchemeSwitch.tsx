import MoonIcon from 'lucide-react/icons/moon';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './SchemeSwitch.css.ts';
import { useIsDark } from './use-is-dark.ts';

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
