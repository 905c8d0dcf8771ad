import HeartIcon from 'lucide-react/icons/heart';
import { useRef } from 'react';
import { selectWishlist } from '#machines/wishlist/wishlist.selectors.ts';
import type { WishlistFacts } from '#machines/wishlist/wishlist.types.ts';
import { failureText } from '#src/components/failure-text.ts';
import { preserveFocus } from '#src/components/focus.ts';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { ProductGrid, ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { UndoBar } from '#src/ui/UndoBar/UndoBar.tsx';
import * as styles from './WishlistScreen.css.ts';

type WishlistProductsProps = Pick<WishlistFacts, 'stage' | 'products' | 'failure'> & { onRetry: () => void };

const Empty = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={t('Your wishlist is empty')}
      text={t('Press the heart of a product to keep it here')}
      action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
    />
  );
};

/** The products of the wishlist, with the loading, failed and empty states. */
const WishlistProducts = ({ stage, products, failure, onRetry }: WishlistProductsProps) => {
  const t = useMessages();
  if (stage === 'failed')
    return (
      <ErrorState
        title={t('Your wishlist could not be loaded')}
        text={failureText(t, failure)}
        retryLabel={t('Retry')}
        onRetry={onRetry}
      />
    );
  if (stage !== 'ready')
    return (
      <Pending>
        <ProductGridSkeleton count={8} />
      </Pending>
    );
  return products.length > 0 ? <ProductGrid products={products} level={2} eagerCount={4} /> : <Empty />;
};

/** The wishlist. While the page is open, the shopper can undo the last removal. */
export const WishlistScreen = () => {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const wishlist = useFlow('wishlist');
  const { stage, products, count, removed, failure } = useFacts('wishlist', selectWishlist);
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
          failure={failure}
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
