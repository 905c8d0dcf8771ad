import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Purchase.css.ts';

/** From here on the shopper is told how many there are. */
const fewFrom = 5;

const stateOf = (stock: number) => (stock <= 0 ? 'none' : stock <= fewFrom ? 'few' : 'enough');

export const StockState = ({ stock }: { stock: number }) => {
  const t = useMessages();
  const texts = { none: t('Sold out'), few: t('Only {count} left', { count: stock }), enough: t('In stock') };
  const state = stateOf(stock);
  return (
    <p className={styles.stocks[state]}>
      <span className={styles.dot} />
      {texts[state]}
    </p>
  );
};
