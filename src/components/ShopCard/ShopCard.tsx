import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import ClockIcon from 'lucide-react/icons/clock';
import type { ShopCard as Shop } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { ShopStatus } from '#src/components/ShopStatus/ShopStatus.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ShopCard.css.ts';

export type ShopCardProps = { shop: Shop; level?: 2 | 3; isEager?: boolean };

const bannerValidator = { width: 1280, height: 480 };

const Banner = ({ shop, isEager = false }: ShopCardProps) => (
  <div className={styles.banner}>
    <Picture
      picture={pictureOf(shop.banner, shop.banner_picture, bannerValidator)}
      alt=""
      sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
      ratio="banner"
      isPriority={isEager}
    />
    <span className={styles.status}>
      <ShopStatus status={shop.shop_status} />
    </span>
  </div>
);

const Facts = ({ shop }: { shop: Shop }) => {
  const t = useMessages();
  const { rating, total_reviews: count } = shop;
  return (
    <p className={styles.facts}>
      <Rated value={rating} count={count} />
      <span>{t('{count} items', { count: shop.total_products })}</span>
      {shop.estimated_delivery_time ? (
        <span className={styles.time}>
          <ClockIcon />
          <bdi>{shop.estimated_delivery_time}</bdi>
        </span>
      ) : null}
    </p>
  );
};

export const ShopCard = ({ shop, level = 3, isEager = false }: ShopCardProps) => {
  const t = useMessages();
  const Name = `h${level}` as const;
  return (
    <article className={styles.root}>
      <Banner shop={shop} isEager={isEager} />
      <div className={styles.body}>
        <span className={styles.logo}>
          <Picture picture={pictureOf(shop.logo, shop.logo_picture)} alt="" sizes="3.5rem" ratio="square" />
        </span>
        <Name className={styles.name}>
          <Link href={pathTo('shop', { id: shop.id })} className={styles.link} dir="auto">
            {shop.name}
          </Link>
        </Name>
        <Facts shop={shop} />
        <span className={styles.visit} aria-hidden="true">
          {t('Visit Store')}
          <ArrowRightIcon className={mirrored} />
        </span>
      </div>
    </article>
  );
};

export const ShopCardSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="banner" />
    <div className={styles.body}>
      <span className={styles.logo}>
        <Skeleton shape="square" />
      </span>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="third" />
    </div>
  </div>
);
