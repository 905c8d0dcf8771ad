import TimerOffIcon from 'lucide-react/icons/timer-off';
import type { FlashSale, SalePage } from '#machines/query/contract.types.ts';
import { SaleCountdown } from '#src/components/Countdown/SaleCountdown.tsx';
import { ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { flashSaleQuery } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './FlashSaleScreen.css.ts';
import { SaleProducts } from './SaleProducts.tsx';

const shape = { width: 1280, height: 480 };

const SaleHead = ({ sale }: { sale: FlashSale }) => {
  const t = useMessages();
  return (
    <>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Home'), href: pathTo('home') }, { label: t('Flash sale') }]}
      />
      <div className={styles.saleHeadRoot}>
        <div className={styles.picture}>
          <Picture
            picture={pictureOf(sale.thumbnail, undefined, shape)}
            alt=""
            sizes="(min-width: 1024px) 60rem, 100vw"
            ratio="fill"
            isPriority
          />
        </div>
        <div className={styles.words}>
          <h1 dir="auto">{sale.name}</h1>
          {sale.description ? <p dir="auto">{sale.description}</p> : null}
          <SaleCountdown sale={sale} />
        </div>
      </div>
    </>
  );
};

const NoSale = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<TimerOffIcon />}
      level={1}
      title={t('This sale is not available')}
      text={t('It is no longer here, or the address is wrong')}
      action={<ButtonLink href={pathTo('bestDeal')}>{t('Best deals')}</ButtonLink>}
    />
  );
};

const SalePending = () => (
  <div className={styles.root}>
    <Skeleton shape="banner" />
    <ProductGridSkeleton />
  </div>
);

/** A sale with products has categories: where there are none, the back end does not name them. */
const namedIn = (categories: NonNullable<SalePage['categories']>, total: number) =>
  categories.length === 0 && total > 0 ? undefined : categories;

/** `whole` has the name and the categories of the sale: they stay visible while `shown` loads another page. */
export const FlashSaleScreen = ({ params: { id = '' }, search }: ScreenProps) => {
  const whole = useQuery(flashSaleQuery(id));
  const shown = useQuery(flashSaleQuery(id, search));
  return (
    <QueryView result={whole} level={1} skeleton={<SalePending />} notFound={<NoSale />}>
      {({ flash_sale, categories = [], total_products: total }) => (
        <div className={styles.root}>
          <SaleHead sale={flash_sale} />
          <SaleProducts {...{ id, search, result: shown, categories: namedIn(categories, total) }} />
        </div>
      )}
    </QueryView>
  );
};
