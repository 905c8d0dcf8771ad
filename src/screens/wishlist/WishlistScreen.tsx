import { useRef } from 'react';
import { selectWishlist } from '#machines/wishlist/wishlist.selectors.ts';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { preserveFocus } from '#src/components/preserve-focus.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { UndoBar } from '#src/ui/UndoBar/UndoBar.tsx';
import { WishlistProducts } from './WishlistProducts.tsx';
import * as styles from './WishlistScreen.css.ts';

/** What was kept for later; what is taken off can be brought back while the page is open. */
export const WishlistScreen = () => {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const wishlist = useFlow('wishlist');
  const { stage, products, count, removed } = useFacts('wishlist', selectWishlist);
  const undo = () => {
    if (removed) wishlist.send({ type: 'favorite.toggle', product: removed });
    preserveFocus(list.current, 'first');
  };
  return (
    <div className={styles.root}>
      <PageHeading
        title={t('Wishlist')}
        note={stage === 'ready' && count > 0 ? t('{count} products', { count }) : null}
      />
      <div ref={list}>
        <WishlistProducts
          stage={stage}
          products={products}
          onRetry={() => wishlist.send({ type: 'favorites.refresh' })}
        />
      </div>
      <div className={styles.undo}>
        <UndoBar
          text={removed && t('{name} was removed', { name: removed.name })}
          undoLabel={t('Undo')}
          onUndo={undo}
        />
      </div>
    </div>
  );
};
