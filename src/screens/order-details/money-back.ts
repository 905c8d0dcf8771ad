import type { OrderDetails } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';

/** Says that an amount goes back, or has gone. */
export const useMoneyBack = () => {
  const t = useMessages();
  const money = useMoney();
  return ({ amount, is_sent: isSent }: NonNullable<OrderDetails['refund']>) => {
    const values = { amount: money(amount) };
    return isSent ? t('We’ve sent {amount} back to you.', values) : t('We’ll send {amount} back to you.', values);
  };
};
