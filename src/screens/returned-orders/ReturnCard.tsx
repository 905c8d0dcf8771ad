import type { ReturnOrder } from '#machines/query/contract.types.ts';
import { RecordCard } from '#src/components/RecordCard/RecordCard.tsx';
import { ReturnStatusTag } from '#src/features/orders/ReturnStatusTag.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';

export const ReturnCard = ({ returned }: { returned: ReturnOrder }) => {
  const t = useMessages();
  const money = useMoney();
  const locale = useLocale();
  const code = returned.order_id;
  return (
    <RecordCard
      number={code}
      status={<ReturnStatusTag status={returned.status} />}
      facts={[
        [t('Placed on'), formatDay(returned.created_at ?? '', locale) || returned.return_date],
        [t('QTY'), String(returned.quantity)],
        [t('Amount'), money(returned.amount)],
      ]}
      href={pathTo('returnedOrder', { id: returned.id })}
      linkLabel={t('View details of the return from order {code}', { code })}
    />
  );
};
