import type { FlashSale } from '#machines/query/contract.types.ts';
import { SaleTag } from '#src/components/Countdown/SaleTag.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './SaleRibbon.css.ts';

/** The flash sale that sets the price, and the time until the sale ends. */
export const SaleRibbon = ({ sale }: { sale: FlashSale }) => (
  <p className={styles.root}>
    <Link className={styles.name} href={pathTo('flashSale', { id: sale.id })} dir="auto">
      {sale.name}
    </Link>
    <SaleTag sale={sale} />
  </p>
);
