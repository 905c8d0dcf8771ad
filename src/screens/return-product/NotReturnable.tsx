import PackageSearchIcon from 'lucide-react/icons/package-search';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';

/** There is no such order, or nothing of it can be returned any more. */
export const NotReturnable = ({ order }: { order: OrderDetails | undefined }) => {
  const t = useMessages();
  const back = order ? pathTo('orderDetails', { id: order.id }) : pathTo('orderHistory');
  return (
    <NotFoundState
      icon={<PackageSearchIcon />}
      title={order ? t('Nothing of this order can be returned') : t('This order could not be found')}
      text={order ? t('The time for it has passed, or a return has it already') : undefined}
      href={back}
      linkText={order ? t('Order Details') : t('Back to Order History')}
    />
  );
};
