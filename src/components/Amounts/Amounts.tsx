import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Amounts.css.ts';

export type AmountsProps = { children: ReactNode; isUpdating?: boolean };

/** The amounts to pay, line by line, dimmed while a new response is in flight. */
export const Amounts = ({ children, isUpdating = false }: AmountsProps) => (
  <dl className={styles.lists[isUpdating ? 'updating' : 'settled']} aria-busy={isUpdating}>
    {children}
  </dl>
);

export type AmountProps = {
  label: ReactNode;
  /** Already written as money. */
  amount: string;
  /** The previous amount, with a label for screen readers. */
  before?: { label: string; amount: string } | undefined;
  variant?: keyof typeof styles.rows;
};

export const Amount = ({ label, amount, before, variant = 'plain' }: AmountProps) => (
  <div className={styles.rows[variant]}>
    <dt>
      <bdi>{label}</bdi>
    </dt>
    <dd className={styles.amount}>
      {before ? (
        <>
          <s className={styles.before}>
            <VisuallyHidden>{before.label} </VisuallyHidden>
            <bdi dir="ltr">{before.amount}</bdi>
          </s>{' '}
        </>
      ) : null}
      <bdi dir="ltr">{amount}</bdi>
    </dd>
  </div>
);
