import { useMessages } from '#src/app/use-texts.ts';
import { useVisitor } from '#src/layout/use-visitor.ts';
import { isolated } from '#src/parts/isolated.ts';
import { RecentlyViewed } from '#src/parts/RecentlyViewed.tsx';
import { CartBlock } from './CartBlock.tsx';
import * as styles from './DashboardScreen.css.ts';
import { DefaultAddress } from './DefaultAddress.tsx';
import { Tiles } from './Tiles.tsx';

/** Where everything stands, and the way to it. */
export const DashboardScreen = () => {
  const t = useMessages();
  const { user } = useVisitor();
  return (
    <div className={styles.root}>
      <div>
        <h1>{t('Dashboard')}</h1>
        <p className={styles.greeting}>{user ? t('Hello, {name}', { name: isolated(user.name) }) : null}</p>
      </div>
      <Tiles />
      <div className={styles.blocks}>
        <CartBlock />
        <DefaultAddress />
      </div>
      <RecentlyViewed />
    </div>
  );
};
