import Undo2Icon from 'lucide-react/icons/undo-2';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

/** Nothing here: because nothing was sent back, or not on this page. */
export const NoReturns = ({ isPastTheEnd }: { isPastTheEnd: boolean }) => {
  const t = useMessages();
  if (isPastTheEnd) {
    const back = (
      <ButtonLink variant="secondary" href={pathTo('returnedOrders')}>
        {t('Go to the first page')}
      </ButtonLink>
    );
    return <EmptyState icon={<Undo2Icon />} title={t('There is nothing on this page')} action={back} />;
  }
  const delivered = pathTo('orderHistory', undefined, new URLSearchParams({ status: 'Delivered' }));
  return (
    <EmptyState
      icon={<Undo2Icon />}
      title={t('You have no returns yet')}
      text={t('A delivered order can be returned from its details')}
      action={<ButtonLink href={delivered}>{t('Delivered orders')}</ButtonLink>}
    />
  );
};
