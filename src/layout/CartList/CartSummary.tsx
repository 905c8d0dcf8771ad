import { selectCart, selectQuote } from '#machines/cart/cart.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CartSummary.css.ts';

export type CartSummaryProps = { isAccount: boolean };

/** All that lies in the cart, what the chosen shops cost of it, and the way to the checkout. */
export const CartSummary = ({ isAccount }: CartSummaryProps) => {
  const t = useMessages();
  const money = useMoney();
  const cart = useFlow('cart');
  const { amount, groups, multiVendor } = useFacts('cart', selectCart);
  const { isSettled, stage, totals } = useFacts('cart', selectQuote);
  const isUpdating = stage === 'quoting' || (stage === 'quoted' && !isSettled);
  const chosen = groups.filter(({ selected }) => selected || !multiVendor);
  const expected = chosen.reduce((total, { subtotal }) => total + subtotal, 0);
  return (
    <div className={styles.root}>
      <div className={styles.rows}>
        <p className={styles.row}>
          {t('Subtotal')}
          <bdi>{money(amount)}</bdi>
        </p>
        <p className={styles.total} aria-busy={isUpdating || undefined}>
          {t('Total')}
          <span className={styles.amount}>
            {isUpdating ? <Spinner /> : null}
            <bdi>{money(isSettled && chosen.length > 0 ? (totals?.total_amount ?? expected) : expected)}</bdi>
          </span>
        </p>
      </div>
      <p className={styles.note}>{t('Shipping: Calculated at checkout')}</p>
      {chosen.length === 0 ? <p className={styles.hint}>{t('Choose the shops to check out')}</p> : null}
      <VisuallyHidden>
        <span role="status">{isUpdating ? t('Updating totals…') : null}</span>
      </VisuallyHidden>
      <Button size="large" isWide onPress={() => cart.send({ type: 'checkout.start' })}>
        {isAccount ? t('Proceed to Checkout') : t('Checkout')}
      </Button>
    </div>
  );
};
