import { selectCart } from '#machines/cart/cart.selectors.ts';
import type { CartLine } from '#machines/cart/cart.types.ts';
import { isSettled, noQuote, selectQuote } from '#machines/cart-quote/cart-quote.selectors.ts';
import { sum } from '#machines/shared/amounts.ts';
import { hasId } from '#machines/shared/ids.ts';
import { memoize } from '#machines/shared/memoize.ts';
import { ListButton } from '#src/components/ListButton.tsx';
import { savedListItemOf } from '#src/components/saved-list-item.ts';
import { useFacts, useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CartPanel.css.ts';
import { cartSums } from './cart-sums.ts';

export type CartSummaryProps = { isAccount: boolean };

/** The totals of the chosen shops. `difference` is the server's total less the sum of the lines, in minor units. */
const useChosen = () => {
  const sums = useSums();
  const cart = useFacts('cart', selectCart);
  const quote = useFactsOr('cartQuote', selectQuote, noQuote);
  const { total: subtotal, subtotals } = cartSums(cart, sums);
  const chosen = cart.groups.filter(({ shopId }) => hasId(quote.selectedShopIds, shopId) || !quote.multiVendor);
  const lines = chosen.reduce((total, { shopId }) => total + (subtotals.get(shopId) ?? 0n), 0n);
  const expected = sum(chosen.map((group) => group.subtotal));
  const settled = isSettled(quote, cart.isBusy);
  const quoted = settled && chosen.length > 0 ? (quote.totals?.total_amount ?? expected) : expected;
  const difference = quoted === expected ? 0n : sums.whole(quoted) - lines;
  const isUpdating = quote.stage === 'quoting' || (quote.stage === 'quoted' && !settled);
  return {
    write: sums.write,
    isNone: chosen.length === 0,
    isUpdating,
    subtotal,
    difference,
    total: lines + difference,
  };
};

/** A line that no change concerns has the same item. */
const itemOf = memoize((line: CartLine) => savedListItemOf(line, line.quantity));

/** What is in the cart, as a list for another day. */
const SaveCart = () => {
  const { groups } = useFacts('cart', selectCart);
  return <ListButton items={groups.flatMap(({ lines }) => lines.map(itemOf))} size="small" isAll />;
};

/** The subtotal of the cart, the total of the chosen shops, and the checkout button. */
export const CartSummary = ({ isAccount }: CartSummaryProps) => {
  const t = useMessages();
  const quote = useFlow('cartQuote');
  const { write, isNone, isUpdating, subtotal, difference, total } = useChosen();
  const said = isNone ? null : `${t('Total')} ${write(total)}`;
  return (
    <div className={styles.cartSummaryRoot}>
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
        {isNone ? (
          <p className={styles.hint}>{t('Choose the shops to check out')}</p>
        ) : (
          <p className={styles.total} aria-busy={isUpdating || undefined}>
            {t('Total')}
            <span className={styles.cartSummaryAmount}>
              {isUpdating ? <Spinner /> : null}
              <bdi>{write(total)}</bdi>
            </span>
          </p>
        )}
      </div>
      <p className={styles.note}>{t('Shipping: Calculated at checkout')}</p>
      <SaveCart />
      <VisuallyHidden>
        <span role="status">{isUpdating ? t('Updating totals…') : said}</span>
      </VisuallyHidden>
      <Button size="large" isWide onPress={() => quote.send({ type: 'checkout.start' })}>
        {isAccount ? t('Proceed to Checkout') : t('Checkout')}
      </Button>
    </div>
  );
};
