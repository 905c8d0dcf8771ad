import { isPayable } from '#machines/payment/payment.payable.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { formatMessageTime } from '#src/i18n/dates.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** An order that waits for its payment does not wait for ever. */
export const UnpaidNotice = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const locale = useLocale();
  if (!isPayable(order)) return null;
  const until = order.pay_until ? formatMessageTime(order.pay_until, locale) : '';
  return (
    <Notice tone="warning" title={t('This order is not paid yet')}>
      {until ? <p>{t('Pay until {time}, or it is cancelled by itself.', { time: until })}</p> : null}
    </Notice>
  );
};
