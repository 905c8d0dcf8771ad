import { Link } from 'wouter';
import type { CartLine } from '#machines/cart/cart.types.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Thumb } from '#src/layout/Thumb/Thumb.tsx';
import { pathTo } from '#src/routes/paths.ts';
import * as styles from './CartBlock.css.ts';

const mostLines = 3;

export const CartLines = ({ lines }: { lines: readonly CartLine[] }) => {
  const t = useMessages();
  const money = useMoney();
  const more = lines.length - mostLines;
  return (
    <>
      <ul className={styles.list}>
        {lines.slice(0, mostLines).map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <Thumb picture={line.picture} thumbnail={line.thumbnail} size={56} />
            </span>
            <span>
              <Link href={pathTo('product', { id: line.productId })} className={styles.name}>
                <bdi>{line.name}</bdi>
              </Link>
              <span className={styles.note}>
                {' '}
                <bdi dir="ltr">× {line.quantity}</bdi>
              </span>
            </span>
            <bdi className={styles.amount}>{money(line.amount)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.note}>{t('and {count} more', { count: more })}</p> : null}
    </>
  );
};
