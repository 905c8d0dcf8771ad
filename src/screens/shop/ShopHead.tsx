import ClockIcon from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { ShopDetails } from '#machines/query/contract.types.ts';
import { ChatButton } from '#src/components/ChatButton/ChatButton.tsx';
import { ClosedNow } from '#src/components/ClosedNow/ClosedNow.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { ShopStatus } from '#src/components/ShopStatus/ShopStatus.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { PanelDisclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ShopScreen.css.ts';

const bannerValidator = { width: 1280, height: 480 };

const Facts = ({ shop }: { shop: ShopDetails }) => {
  const t = useMessages();
  const { rating, total_reviews: count } = shop;
  return (
    <p className={styles.facts}>
      {shop.opens_at ? (
        <Tag>
          <ClosedNow opensAt={shop.opens_at} />
        </Tag>
      ) : (
        <ShopStatus status={shop.shop_status} />
      )}
      <Rated value={rating} count={count} variant="stars" />
      <span>{t('{count} items', { count: shop.total_products })}</span>
      {shop.estimated_delivery_time ? (
        <span className={styles.fact}>
          <ClockIcon />
          {t('Estimated delivery')} <bdi>{shop.estimated_delivery_time}</bdi>
        </span>
      ) : null}
    </p>
  );
};

const Who = ({ shop, more }: { shop: ShopDetails; more?: ReactNode }) => (
  <div className={styles.who}>
    <span className={styles.logo}>
      <Picture picture={pictureOf(shop.logo, shop.logo_picture)} alt="" sizes="6rem" ratio="fill" />
    </span>
    <div className={styles.words}>
      <h1 dir="auto">{shop.name}</h1>
      <Facts shop={shop} />
    </div>
    <div className={styles.controls}>
      <ChatButton shop={shop} size="medium" />
      {more}
    </div>
  </div>
);

/** A press opens what the shop says of itself: its products belong to the first view. */
const Introduction = ({ shop }: { shop: ShopDetails }) => {
  const t = useMessages();
  const html = shop.description || shop.short_description;
  return html ? (
    <PanelDisclosure
      label={t('About the shop')}
      resetKey={String(shop.id)}
      header={(button) => <Who shop={shop} more={button} />}
    >
      <RichText html={html} />
    </PanelDisclosure>
  ) : (
    <Who shop={shop} />
  );
};

export const ShopHead = ({ shop }: { shop: ShopDetails }) => (
  <div className={styles.head}>
    <div className={styles.banner}>
      <Picture
        picture={pictureOf(shop.banner, shop.banner_picture, bannerValidator)}
        alt=""
        sizes="(min-width: 1280px) 78rem, 96vw"
        ratio="fill"
        isPriority
      />
    </div>
    <Introduction shop={shop} />
  </div>
);

export const ShopHeadSkeleton = () => (
  <div className={styles.head}>
    <div className={styles.banner} />
    <div className={styles.who}>
      <span className={styles.logo} />
      <div className={styles.words}>
        <Skeleton shape="title" width="half" />
        <div className={styles.facts}>
          <span className={styles.statusPending}>
            <Skeleton />
          </span>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      </div>
      <div className={styles.controls}>
        <Skeleton shape="control" width="half" />
      </div>
    </div>
  </div>
);
