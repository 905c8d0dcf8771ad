import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import * as frame from '#src/layout/frame.css.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { AppDownload } from './AppDownload.tsx';
import * as styles from './BottomBar.css.ts';
import { CategoriesMenu } from './CategoriesMenu.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The shop's own links, below the header of a wide screen. */
export const BottomBar = () => {
  const t = useMessages();
  const { menus } = useFacts('preferences', selectSettings);
  return (
    <nav className={styles.root} aria-label={t('Main menu')}>
      <div className={`${frame.page} ${styles.row}`}>
        <CategoriesMenu />
        <ul className={styles.links}>
          {menus.map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={styles.link} />
            </li>
          ))}
        </ul>
        <AppDownload />
      </div>
    </nav>
  );
};
