import StoreIcon from 'lucide-react/icons/store';
import { Redirect } from 'wouter';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { useMultiVendor } from '#src/components/use-multi-vendor.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { shopQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ShopHead, ShopHeadSkeleton } from './ShopHead.tsx';
import { ShopProducts } from './ShopProducts.tsx';
import { ShopReviews } from './ShopReviews.tsx';
import * as styles from './ShopScreen.css.ts';
import { ShopTabs } from './ShopTabs.tsx';
import { readShopTab } from './shop-address.ts';

const NoShop = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<StoreIcon />}
      level={1}
      title={t('This shop is not available')}
      text={t('It is no longer here, or the address is wrong')}
      action={<ButtonLink href={pathTo('shops')}>{t('Shops')}</ButtonLink>}
    />
  );
};

type OneShopProps = { id: string; search: URLSearchParams };

const OneShop = ({ id, search }: OneShopProps) => {
  const result = useQuery(shopQuery(id));
  const { status } = result;
  const tab = readShopTab(search);
  const isMissing = status === 'notFound' || status === 'failed' || status === 'offline';
  return (
    <div className={styles.root}>
      <QueryView result={result} level={1} skeleton={<ShopHeadSkeleton />} notFound={<NoShop />}>
        {({ shop }) => <ShopHead shop={shop} />}
      </QueryView>
      {isMissing ? null : (
        <>
          <ShopTabs id={id} tab={tab} shop={result.data?.shop} />
          {tab === 'reviews' ? <ShopReviews id={id} search={search} /> : <ShopProducts id={id} search={search} />}
        </>
      )}
    </div>
  );
};

/** With one vendor there is no page of a shop: the home page is it. */
export const ShopScreen = ({ params: { id = '' }, search }: ScreenProps) =>
  useMultiVendor() ? <OneShop id={id} search={search} /> : <Redirect to={pathTo('home')} replace />;
