import type { ShopDetails } from '#machines/query/contract.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { TabLinks } from '#src/ui/Tabs/TabLinks.tsx';
import { reviewsHref, type ShopTab } from './shop-address.ts';

export type ShopTabsProps = { id: string; tab: ShopTab; shop: ShopDetails | undefined };

export const ShopTabs = ({ id, tab, shop }: ShopTabsProps) => {
  const t = useMessages();
  return (
    <TabLinks
      label={shop?.name ?? t('Shop')}
      tabs={[
        {
          href: pathTo('shop', { id }),
          label: t('All products'),
          count: shop?.total_products,
          isCurrent: tab === 'products',
        },
        { href: reviewsHref(id), label: t('Reviews'), count: shop?.total_reviews, isCurrent: tab === 'reviews' },
      ]}
    />
  );
};
