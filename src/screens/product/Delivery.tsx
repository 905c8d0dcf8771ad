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

/** Who brings it when and for how much, in one line before anything is chosen. */
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
      <li className={styles.promise}>
        <ClockIcon />
        <VisuallyHidden>{t('Estimated delivery')}</VisuallyHidden>
        <bdi>{time}</bdi>
      </li>
      <li className={styles.promise}>
        <BikeIcon />
        {charge > 0 ? t('Delivery {price}', { price: isolated(money(charge)) }) : t('Free delivery')}
      </li>
    </ul>
  );
};
