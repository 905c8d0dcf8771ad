import StoreIcon from 'lucide-react/icons/store';
import { shopPageSize } from '#machines/constants.ts';
import type { ShopPage } from '#machines/query/contract.types.ts';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { ShopCard, ShopCardSkeleton } from '#src/components/ShopCard/ShopCard.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { shopsQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { Redirect } from '#src/shop/address.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import * as styles from './ShopsScreen.css.ts';

const eagerCount = 1;
const places = Array.from({ length: shopPageSize }, (_, index) => `place ${index}`);
const hrefOf = (page: number) => pathTo('shops', undefined, writeProductSearch({ page }));

const ShopsSkeleton = () => (
  <div className={styles.grid}>
    {places.map((place) => (
      <ShopCardSkeleton key={place} />
    ))}
  </div>
);

const ShopGrid = ({ shops }: { shops: ShopPage['shops'] }) => {
  const t = useMessages();
  if (shops.length === 0)
    return (
      <EmptyState
        icon={<StoreIcon />}
        title={t('No shops found')}
        action={<ButtonLink href={pathTo('products')}>{t('All products')}</ButtonLink>}
      />
    );
  return (
    <ul className={styles.grid}>
      {shops.map((shop, index) => (
        <li key={shop.id}>
          <PartBoundary>
            <ShopCard shop={shop} level={2} isEager={index < eagerCount} />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
};

const AllShops = ({ search }: Pick<ScreenProps, 'search'>) => {
  const t = useMessages();
  const result = useQuery(shopsQuery(search));
  const { page } = readProductSearch(search);
  const total = result.data?.total;
  return (
    <div className={styles.root}>
      <PageHeading title={t('Shops')} note={total === undefined ? null : t('{count} shops', { count: total })} />
      <QueryView result={result} skeleton={<ShopsSkeleton />}>
        {({ shops }) => <ShopGrid shops={shops} />}
      </QueryView>
      <ListPager page={page} perPage={shopPageSize} total={total ?? 0} hrefOf={hrefOf} />
    </div>
  );
};

/** With one vendor there is no choice of shops. */
export const ShopsScreen = ({ search }: ScreenProps) =>
  useMultiVendor() ? <AllShops search={search} /> : <Redirect to={pathTo('home')} />;
