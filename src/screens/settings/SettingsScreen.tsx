import { useMessages } from '#src/shop/use-messages.ts';
import { Appearance } from './Appearance.tsx';
import { Comfort } from './Comfort.tsx';
import { Places } from './Places.tsx';
import { Region } from './Region.tsx';
import * as styles from './SettingsScreen.css.ts';

/** What stays in this browser: language, money, looks. What concerns the account: where it is signed in. */
export const SettingsScreen = () => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <h1>{t('Settings')}</h1>
      <Region />
      <Appearance />
      <Comfort />
      <Places />
    </div>
  );
};
