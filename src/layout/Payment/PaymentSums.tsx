import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Charged } from '#src/parts/Charged/Charged.tsx';
import * as styles from './Payment.css.ts';

type SumProps = { className: string; children: React.ReactNode; amount: number };

const Sum = ({ className, children, amount }: SumProps) => {
  const money = useMoney();
  return (
    <div className={className}>
      <dt>{children}</dt>
      <dd>
        <bdi dir="ltr">{money(amount)}</bdi>
      </dd>
    </div>
  );
};

/** What is paid, order by order. */
export const PaymentSums = ({ orders, amount }: Pick<PaymentFacts, 'orders' | 'amount'>) => {
  const t = useMessages();
  return (
    <div className={styles.box}>
      <dl className={styles.sums}>
        {orders.map(({ id, code, amount: share }) => (
          <Sum key={id} className={styles.sum} amount={share}>
            <bdi dir="ltr">{code}</bdi>
          </Sum>
        ))}
        {orders.length === 1 ? null : (
          <Sum className={styles.total} amount={amount}>
            {t('Total payable')}
          </Sum>
        )}
      </dl>
      <Charged amount={amount} />
    </div>
  );
};
