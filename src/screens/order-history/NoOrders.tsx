import ClipboardListIcon from 'lucide-react/icons/clipboard-list';
import type { OrderPage } from '#machines/query/contract.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { historyPath, type TabStatus } from './order-tabs.ts';

type NoOrdersProps = { status: TabStatus; counts: OrderPage; isPastTheEnd: boolean };

/** Nothing here: because there is nothing at all, not with this status, or not on this page. */
export const NoOrders = ({ status, counts, isPastTheEnd }: NoOrdersProps) => {
  const t = useMessages();
  const icon = <ClipboardListIcon />;
  if (isPastTheEnd) {
    const back = (
      <ButtonLink variant="secondary" href={historyPath(status)}>
        {t('Go to the first page')}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={t('There is nothing on this page')} action={back} />;
  }
  if (counts.status_wise_orders.all > 0) {
    const others = (
      <ButtonLink variant="secondary" href={historyPath('All')}>
        {t('View all')}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={t('No orders with this status')} action={others} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={t('You have no orders yet')}
      text={t('Good food starts with the first item')}
      action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
    />
  );
};
