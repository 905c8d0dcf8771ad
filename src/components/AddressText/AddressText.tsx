import type { Address } from '#machines/query/contract.types.ts';
import * as styles from './AddressText.css.ts';
import { oneLine } from './one-line.ts';

export type AddressTextProps = { address: Address };

/** Recipient, address and phone. Each has the direction of its own text; all align with the text of the page. */
export const AddressText = ({ address }: AddressTextProps) => (
  <address className={styles.root}>
    <span className={styles.name}>
      <bdi>{address.name}</bdi>
    </span>
    <span>
      <bdi>{oneLine(address)}</bdi>
    </span>
    <span className={styles.phone}>
      <bdi dir="ltr">{address.phone}</bdi>
    </span>
  </address>
);
