import BikeIcon from 'lucide-react/icons/bike';
import ClockIcon from 'lucide-react/icons/clock';
import StoreIcon from 'lucide-react/icons/store';
import type { Product } from '#machines/query/contract.types.ts';
import { isolated } from '#src/components/isolated.ts';
import { useMultiVendor } from '#src/components/use-multi-vendor.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Purchase.css.ts';

/** The seller, the delivery time and the delivery charge in one line, before the shopper chooses a pack. */
export const Delivery = ({ shop }: { shop: Product['shop'] }) => {
  const t = useMessages();
  const money = useMoney();
  const isMultiVendor = useMultiVendor();
  const { delivery_charge: charge, estimated_delivery_time: time } = shop;
  return (
    <ul className={styles.promises}>
      {isMultiVendor ? (
        <li className={styles.promise}>
          <StoreIcon />
          <VisuallyHidden>{t('Sold by')}</VisuallyHidden>
          <bdi>{shop.name}</bdi>
        </li>
      ) : null}
      {time ? (
        <li className={styles.promise}>
          <ClockIcon />
          <VisuallyHidden>{t('Estimated delivery')}</VisuallyHidden>
          <bdi>{time}</bdi>
        </li>
      ) : null}
      {charge === undefined ? null : (
        <li className={styles.promise}>
          <BikeIcon />
          {charge > 0 ? t('Delivery {price}', { price: isolated(money(charge)) }) : t('Free delivery')}
        </li>
      )}
    </ul>
  );
};
