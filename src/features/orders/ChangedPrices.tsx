import { useId } from 'react';
import type { PriceChange } from '#machines/order-actions/order-actions.types.ts';
import * as styles from '#src/components/AddedToCart/AddedToCart.css.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';

/** Which products cost another amount than in the order, and how much now. */
export const ChangedPrices = ({ lines }: { lines: readonly PriceChange[] }) => {
  const t = useMessages();
  const money = useMoney();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <p id={id}>{t('Prices that have changed since then:')}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {lines.map(({ id: product, packaging_id, name, unit, before, now }) => (
          <li key={`${product}-${packaging_id}`} className={styles.line}>
            <span className={styles.name}>
              <bdi>{name}</bdi> <bdi className={styles.quiet}>{unit}</bdi>
            </span>
            <span>{t('{now} instead of {before}', { now: money(now), before: money(before) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
