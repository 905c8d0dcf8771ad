import type { ReactNode } from 'react';
import { costOf, totalOf } from '#machines/saved-lists/saved-lists.logic.ts';
import type { SavedListLine } from '#machines/saved-lists/saved-lists.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './SavedLists.css.ts';

/** Why not all of it goes into the cart. */
const Obstacle = ({ line }: { line: SavedListLine }) => {
  const t = useMessages();
  const { is_for_sale: isSold, stock, quantity } = line;
  if (!isSold) return <p className={styles.gone}>{t('No longer for sale')}</p>;
  if (stock === 0) return <p className={styles.gone}>{t('Sold out')}</p>;
  return stock < quantity ? <p className={styles.gone}>{t('Only {count} left', { count: stock })}</p> : null;
};

/** What each line costs, as part of what all of them cost. */
export const useAmounts = (lines: readonly SavedListLine[]): string[] => {
  const { whole, parts, write } = useSums();
  return parts(whole(totalOf(lines)), lines.map(costOf)).map(write);
};

type ListLineProps = {
  line: SavedListLine;
  /** Already written as money: it is part of a sum. */
  amount: string | undefined;
  isBusy?: boolean;
  /** How many there are: a stepper for the owner, a number for others. */
  children: ReactNode;
};

export const ListLine = ({ line, amount, isBusy, children }: ListLineProps) => {
  const t = useMessages();
  const money = useMoney();
  const path = pathTo('product', { id: line.product_id });
  const { now, before } = pricesOf(line);
  return (
    <li className={styles.line} aria-busy={isBusy || undefined}>
      <Link href={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Thumb picture={line.picture} thumbnail={line.thumbnail} size={72} />
      </Link>
      <div className={styles.info}>
        <TextLink href={path} variant="plain">
          <bdi>{line.name}</bdi>
        </TextLink>
        {line.unit ? (
          <p className={styles.quiet}>
            <bdi>{line.unit}</bdi>
          </p>
        ) : null}
        <Price
          size="small"
          price={money(now)}
          oldPrice={before === undefined ? undefined : money(before)}
          oldPriceLabel={t('Was')}
        />
        <Obstacle line={line} />
        <div className={styles.bottom}>
          {children}
          <bdi className={styles.amount}>{amount}</bdi>
        </div>
      </div>
    </li>
  );
};
