import BikeIcon from 'lucide-react/icons/bike';
import ClockIcon from 'lucide-react/icons/clock';
import type { Product } from '#machines/reading/shapes.types.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { pictureOf } from '#src/parts/picture-of.ts';
import { useMultiVendor } from '#src/parts/use-multi-vendor.ts';
import { pathTo } from '#src/routes/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Rating } from '#src/ui/Rating/Rating.tsx';
import * as styles from './Purchase.css.ts';

const Shop = ({ shop }: { shop: Product['shop'] }) => {
  const t = useMessages();
  const rating = shop.rating.toFixed(1);
  return (
    <div className={styles.seller}>
      <span className={styles.logo}>
        <Picture picture={pictureOf(shop.logo)} alt="" sizes="2.75rem" ratio="fill" />
      </span>
      <p className={styles.sellerName}>
        <span className={styles.quiet}>{t('Sold by')}</span>
        <bdi className={styles.strong}>{shop.name}</bdi>
      </p>
      <Rating value={shop.rating} label={t('Rated {rating} out of 5', { rating })} />
      <ButtonLink href={pathTo('shop', { id: shop.id })} variant="secondary" size="small">
        {t('Visit Store')}
      </ButtonLink>
    </div>
  );
};

/** Who sells it, what bringing it costs and how long that takes. */
export const Seller = ({ shop }: { shop: Product['shop'] }) => {
  const t = useMessages();
  const money = useMoney();
  const isMultiVendor = useMultiVendor();
  return (
    <div className={styles.delivery}>
      <p className={styles.promises}>
        <span className={styles.promise}>
          <ClockIcon />
          <span className={styles.term}>{t('Estimated delivery')}</span>
          <bdi className={styles.strong}>{shop.estimated_delivery_time}</bdi>
        </span>
        <span className={styles.promise}>
          <BikeIcon />
          <span className={styles.term}>{t('Delivery charge')}</span>
          <bdi className={styles.strong}>
            {shop.delivery_charge > 0 ? money(shop.delivery_charge) : t('Free delivery')}
          </bdi>
        </span>
      </p>
      {isMultiVendor ? <Shop shop={shop} /> : null}
    </div>
  );
};
