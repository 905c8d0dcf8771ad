import type { ShopCard } from '#machines/query/contract.types.ts';
import { ChatButton } from '#src/components/ChatButton/ChatButton.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Rating } from '#src/ui/Rating/Rating.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './PurchasedFrom.css.ts';

export const PurchasedFrom = ({ shop }: { shop: ShopCard }) => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <span className={styles.logo}>
        <Picture picture={pictureOf(shop.logo, shop.logo_picture)} alt="" sizes="48px" ratio="fill" />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{t('Purchased from')}</span>
        <TextLink href={pathTo('shop', { id: shop.id })} variant="plain">
          <bdi className={styles.name}>{shop.name}</bdi>
        </TextLink>
      </span>
      <Rating
        value={shop.rating}
        label={t('Rated {rating} out of 5', { rating: shop.rating })}
        count={shop.total_reviews}
      />
      <ChatButton shop={shop} />
    </div>
  );
};
