import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export type PriceProps = {
  /** Already written as money. */
  price: string;
  oldPrice?: string | undefined;
  /** Read out before the old price: "Was". */
  oldPriceLabel?: string | undefined;
  /** "20% off" */
  discount?: string | undefined;
  /** "4.20$ per kg" */
  perUnit?: string | undefined;
  size?: keyof typeof styles.sizes;
};

export const Price = ({ price, oldPrice, oldPriceLabel, discount, perUnit, size = 'medium' }: PriceProps) => (
  <div className={styles.root}>
    <bdi className={`${styles.sizes[size]} ${styles.tones[oldPrice ? 'sale' : 'normal']}`}>{price}</bdi>
    {oldPrice ? (
      <s className={styles.old}>
        <VisuallyHidden>{oldPriceLabel} </VisuallyHidden>
        <bdi>{oldPrice}</bdi>
      </s>
    ) : null}
    {discount ? <bdi className={styles.discount}>{discount}</bdi> : null}
    {perUnit ? (
      <span className={styles.perUnit}>
        <bdi>{perUnit}</bdi>
      </span>
    ) : null}
  </div>
);
