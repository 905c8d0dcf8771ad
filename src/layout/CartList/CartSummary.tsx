import { sum } from '#machines/cart/cart.prices.ts';
import { selectCart, selectQuote } from '#machines/cart/cart.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useSums } from '#src/app/use-sums.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CartSummary.css.ts';
import { cartSums } from './cart-sums.ts';

export type CartSummaryProps = { isAccount: boolean };

/** What the chosen shops cost, and by how much the server's price differs from the lines, in minor units. */
const useChosen = () => {
  const sums = useSums();
  const cart = useFacts('cart', selectCart);
  const { isSettled, totals } = useFacts('cart', selectQuote);
  const { total: subtotal, shops } = cartSums(cart, sums);
  const chosen = cart.groups.filter(({ selected }) => selected || !cart.multiVendor);
  const lines = chosen.reduce((total, { shopId }) => total + (shops.get(shopId)?.subtotal ?? 0n), 0n);
  const expected = sum(chosen.map((group) => group.subtotal));
  const quoted = isSettled && chosen.length > 0 ? (totals?.total_amount ?? expected) : expected;
  const difference = quoted === expected ? 0n : sums.whole(quoted) - lines;
  return { write: sums.write, isNone: chosen.length === 0, subtotal, difference, total: lines + difference };
};

/** All that lies in the cart, what the chosen shops cost of it, and the way to the checkout. */
export const CartSummary = ({ isAccount }: CartSummaryProps) => {
  const t = useMessages();
  const cart = useFlow('cart');
  const { isSettled, stage } = useFacts('cart', selectQuote);
  const { write, isNone, subtotal, difference, total } = useChosen();
  const isUpdating = stage === 'quoting' || (stage === 'quoted' && !isSettled);
  return (
    <div className={styles.root}>
      <div className={styles.rows}>
        <p className={styles.row}>
          {t('Subtotal')}
          <bdi>{write(subtotal)}</bdi>
        </p>
        {difference === 0n ? null : (
          <p className={styles.row}>
            {difference < 0n ? t('Discount') : t('Other charges')}
            <bdi>{write(difference)}</bdi>
          </p>
        )}
        <p className={styles.total} aria-busy={isUpdating || undefined}>
          {t('Total')}
          <span className={styles.amount}>
            {isUpdating ? <Spinner /> : null}
            <bdi>{write(total)}</bdi>
          </span>
        </p>
      </div>
      <p className={styles.note}>{t('Shipping: Calculated at checkout')}</p>
      {isNone ? <p className={styles.hint}>{t('Choose the shops to check out')}</p> : null}
      <VisuallyHidden>
        <span role="status">{isUpdating ? t('Updating totals…') : null}</span>
      </VisuallyHidden>
      <Button size="large" isWide onPress={() => cart.send({ type: 'checkout.start' })}>
        {isAccount ? t('Proceed to Checkout') : t('Checkout')}
      </Button>
    </div>
  );
};
