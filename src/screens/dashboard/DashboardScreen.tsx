import { isolated } from '#src/components/isolated.ts';
import { RecentlyViewed } from '#src/components/RecentlyViewed.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
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
