import type { OrderDetails } from '#machines/query/contract.types.ts';
import { returnableUntil } from '#machines/return-request/return-request.window.ts';
import { isolated } from '#src/components/isolated.ts';
import { formatMessageTime } from '#src/i18n/dates.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';

/** Of which order, and until when. */
export const ReturnWindow = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const locale = useLocale();
  const until = returnableUntil(order);
  const code = isolated(order.order_code);
  if (!until) return null;
  return (
    <p>{t('Goods of order {code} can be returned until {time}.', { code, time: formatMessageTime(until, locale) })}</p>
  );
};
