import { megaMenuTrending } from '#machines/constants.ts';
import type { Product } from '#machines/query/contract.types.ts';
import { query } from '#machines/query/query.types.ts';
import { CardPrice } from '#src/components/ProductCard/CardPrice.tsx';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './MegaMenu.css.ts';

const trendingQuery = query('listProducts', { page: 1, per_page: megaMenuTrending, sort_type: 'popular_product' });

type Pressed = { onPress: () => void };

const TrendingProduct = ({ product, onPress }: Pressed & { product: Product }) => (
  <Link href={pathTo('product', { id: product.id })} className={styles.category} onClick={onPress}>
    <span className={styles.square}>
      <Thumb picture={product.picture} thumbnail={product.thumbnail} size={56} />
    </span>
    <span>
      <bdi className={styles.name}>{product.name}</bdi>
      <CardPrice product={product} />
    </span>
  </Link>
);

const TrendingPending = () => (
  <li className={styles.category} aria-hidden="true">
    <Skeleton shape="circle" />
    <Skeleton width="half" />
  </li>
);

/** The three products that most shoppers buy. A shop that cannot list them has no such part of the menu. */
export const TrendingNow = ({ onPress }: Pressed) => {
  const t = useMessages();
  const { data, status } = useQuery(trendingQuery);
  const products = data?.products.slice(0, megaMenuTrending);
  if (products?.length === 0 || (!products && status !== 'loading')) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('Trending Now')}</h2>
      <ul aria-busy={!products}>
        {products ? null : <TrendingPending />}
        {products?.map((product) => (
          <li key={product.id}>
            <TrendingProduct product={product} onPress={onPress} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink variant="strong" href={pathTo('mostPopular')} onPress={onPress}>
          {t('View all')}
        </TextLink>
      </p>
    </section>
  );
};
