import StoreIcon from 'lucide-react/icons/store';
import { shopReviewPageSize } from '#machines/constants.ts';
import type { ShopDetails } from '#machines/query/contract.types.ts';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { Reviews } from '#src/features/reviews/Reviews.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { shopQuery, shopReviewsQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { Redirect } from '#src/shop/address.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { TabLinks } from '#src/ui/Tabs/TabLinks.tsx';
import { ShopBanners } from './ShopBanners.tsx';
import { ShopHead, ShopHeadSkeleton } from './ShopHead.tsx';
import { ShopProducts } from './ShopProducts.tsx';
import * as styles from './ShopScreen.css.ts';

/** The parts of a shop's page, in its address. */
type ShopTab = 'products' | 'reviews';

const readShopTab = (search: URLSearchParams): ShopTab => (search.get('tab') === 'reviews' ? 'reviews' : 'products');

const reviewsHref = (id: string, page = 1) =>
  pathTo('shop', { id }, new URLSearchParams({ tab: 'reviews', ...(page > 1 ? { page: String(page) } : {}) }));

type ShopTabsProps = { id: string; tab: ShopTab; shop: ShopDetails | undefined };

const ShopTabs = ({ id, tab, shop }: ShopTabsProps) => {
  const t = useMessages();
  const number = useNumbers();
  return (
    <TabLinks
      label={shop?.name ?? t('Shop')}
      tabs={[
        {
          href: pathTo('shop', { id }),
          label: t('All products'),
          count: shop && number(shop.total_products),
          isCurrent: tab === 'products',
        },
        {
          href: reviewsHref(id),
          label: t('Reviews'),
          count: shop && number(shop.total_reviews),
          isCurrent: tab === 'reviews',
        },
      ]}
    />
  );
};

const ShopReviews = ({ id, search }: { id: string; search: URLSearchParams }) => {
  const t = useMessages();
  const { page } = readProductSearch(search);
  const result = useQuery(shopReviewsQuery(id, page));
  return (
    <Section title={t('Reviews')}>
      <Reviews result={result} page={page} perPage={shopReviewPageSize} hrefOf={(next) => reviewsHref(id, next)} />
    </Section>
  );
};

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
        {({ shop }) => (
          <>
            <ShopHead shop={shop} />
            <ShopBanners banners={shop.banners} />
          </>
        )}
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
  useMultiVendor() ? <OneShop id={id} search={search} /> : <Redirect to={pathTo('home')} />;
