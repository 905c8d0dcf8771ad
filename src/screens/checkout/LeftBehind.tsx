import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import * as styles from './LeftBehind.css.ts';

/** Shops of the cart that are not ordered from now; nobody should find that out afterwards. */
export const LeftBehind = ({ boughtFrom }: { boughtFrom: number[] }) => {
  const t = useMessages();
  const { groups } = useFacts('cart', selectCart);
  const { purchase } = useFacts('checkout', selectCheckout);
  const left = groups.filter(({ shopId }) => !boughtFrom.includes(shopId));
  if (purchase === 'buyNow' || left.length === 0) return null;
  return (
    <div className={styles.root}>
      <Notice title={t('Stays in your cart')}>
        <p className={styles.text}>{t('These items are not part of this order')}</p>
        <ul className={styles.text}>
          {left.map(({ shopId, shopName, lines }) => (
            <li key={shopId}>
              <bdi>{shopName}</bdi> · {t('{count} items', { count: lines.length })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
