import HeartIcon from 'lucide-react/icons/heart';
import type { WishlistFacts } from '#machines/wishlist/wishlist.types.ts';
import { ProductGrid, ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

type WishlistProductsProps = Pick<WishlistFacts, 'stage' | 'products'> & { onRetry: () => void };

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

/** The list, whatever came of asking for it. */
export const WishlistProducts = ({ stage, products, onRetry }: WishlistProductsProps) => {
  const t = useMessages();
  if (stage === 'failed')
    return (
      <ErrorState
        title={t('Your wishlist could not be loaded')}
        text={t('Check your connection and try again')}
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
