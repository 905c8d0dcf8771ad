import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { Charged } from '#src/components/Charged/Charged.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import * as styles from './Payment.css.ts';

type SumProps = { className: string; children: React.ReactNode; amount: string };

const Sum = ({ className, children, amount }: SumProps) => (
  <div className={className}>
    <dt>{children}</dt>
    <dd>
      <bdi dir="ltr">{amount}</bdi>
    </dd>
  </div>
);

/** The amount of each order, and the total of several orders. */
export const PaymentSums = ({ orders, amount }: Pick<PaymentFacts, 'orders' | 'amount'>) => {
  const t = useMessages();
  const { whole, parts, write } = useSums();
  const total = whole(amount);
  const shares = parts(
    total,
    orders.map((order) => order.amount),
  );
  return (
    <div className={styles.box}>
      <dl className={styles.sums}>
        {orders.map(({ id, code }, index) => (
          <Sum key={id} className={styles.sum} amount={write(shares[index] ?? 0n)}>
            <bdi dir="ltr">{code}</bdi>
          </Sum>
        ))}
        {orders.length === 1 ? null : (
          <Sum className={styles.total} amount={write(total)}>
            {t('Total payable')}
          </Sum>
        )}
      </dl>
      <Charged amount={amount} />
    </div>
  );
};
