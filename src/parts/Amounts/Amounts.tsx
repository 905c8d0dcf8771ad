import type { ReactNode } from 'react';
import * as styles from './Amounts.css.ts';

export type AmountsProps = { children: ReactNode; isUpdating?: boolean };

/** What is to be paid, line by line; dimmed while a new answer is under way. */
export const Amounts = ({ children, isUpdating = false }: AmountsProps) => (
  <dl className={styles.lists[isUpdating ? 'updating' : 'settled']} aria-busy={isUpdating}>
    {children}
  </dl>
);

export type AmountProps = {
  label: ReactNode;
  /** Already written as money. */
  amount: string;
  look?: keyof typeof styles.rows;
};

export const Amount = ({ label, amount, look = 'plain' }: AmountProps) => (
  <div className={styles.rows[look]}>
    <dt>
      <bdi>{label}</bdi>
    </dt>
    <dd className={styles.amount}>
      <bdi dir="ltr">{amount}</bdi>
    </dd>
  </div>
);
