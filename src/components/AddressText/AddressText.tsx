import type { Address } from '#machines/query/contract.types.ts';
import * as styles from './AddressText.css.ts';
import { oneLine } from './one-line.ts';

export type AddressTextProps = { address: Address };

/** To whom and where: each in the direction of its own letters, all from where the page's text starts. */
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
