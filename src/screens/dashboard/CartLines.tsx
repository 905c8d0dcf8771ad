import { Link } from 'wouter';
import type { CartLine } from '#machines/cart/cart.types.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './CartBlock.css.ts';

const mostLines = 3;

type CartLinesProps = {
  lines: readonly CartLine[];
  /** What all of a line cost, already written as money. */
  amountOf: (line: CartLine) => string;
};

export const CartLines = ({ lines, amountOf }: CartLinesProps) => {
  const t = useMessages();
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
            <bdi className={styles.amount}>{amountOf(line)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.note}>{t('and {count} more', { count: more })}</p> : null}
    </>
  );
};
