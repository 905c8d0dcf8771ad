import { useMessages } from '#src/shop/use-messages.ts';
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
