import BikeIcon from 'lucide-react/icons/bike';
import type { CartShop } from '#machines/cart/cart.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import * as styles from './CartPanel.css.ts';

/** What delivery costs, and what is missing to the shop's minimum and to free delivery; nothing where nothing is known. */
export const CartDelivery = ({ shop }: { shop: CartShop }) => {
  const t = useMessages();
  const money = useMoney();
  const written = (amount: number | undefined) => isolated(money(amount ?? 0));
  const { deliveryCharge, minimumOrder, missingToMinimum, missingToFreeDelivery } = shop;
  if (deliveryCharge === undefined && minimumOrder === undefined && missingToFreeDelivery === undefined) return null;
  return (
    <ul className={styles.delivery}>
      {deliveryCharge === undefined ? null : (
        <li className={styles.charge}>
          <BikeIcon />
          {deliveryCharge > 0 ? t('Delivery {price}', { price: written(deliveryCharge) }) : t('Free delivery')}
        </li>
      )}
      {missingToMinimum > 0 ? (
        <li className={styles.hint}>
          {t('Minimum order {minimum}: add {missing} more', {
            minimum: written(minimumOrder),
            missing: written(missingToMinimum),
          })}
        </li>
      ) : null}
      {missingToFreeDelivery && deliveryCharge !== 0 ? (
        <li>{t('Add {missing} more for free delivery', { missing: written(missingToFreeDelivery) })}</li>
      ) : null}
    </ul>
  );
};
