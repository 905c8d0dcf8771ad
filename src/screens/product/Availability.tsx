import BikeIcon from 'lucide-react/icons/bike';
import ClockIcon from 'lucide-react/icons/clock';
import StoreIcon from 'lucide-react/icons/store';
import type { Product } from '#machines/query/contract.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Purchase.css.ts';

/** At this stock or below, the page shows the exact number of items left. */
const fewFrom = 5;

const stateOf = (stock: number) => (stock <= 0 ? 'none' : stock <= fewFrom ? 'few' : 'enough');

/** Where the stock is unknown, nothing is said about it. */
export const isSoldOut = (stock: number | undefined): boolean => stock !== undefined && stock <= 0;

export const StockState = ({ stock }: { stock: number | undefined }) => {
  const t = useMessages();
  if (stock === undefined) return null;
  const texts = { none: t('Sold out'), few: t('Only {count} left', { count: stock }), enough: t('In stock') };
  const state = stateOf(stock);
  return (
    <p className={styles.stocks[state]}>
      <span className={styles.dot} />
      {texts[state]}
    </p>
  );
};

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
