import Undo2Icon from 'lucide-react/icons/undo-2';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';

/** Only while something of the order can still be returned. */
export const ReturnLink = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  if (!order.is_returnable) return null;
  return (
    <ButtonLink variant="secondary" icon={<Undo2Icon />} href={pathTo('returnProduct', { id: order.id })}>
      {t('Return Product')}
    </ButtonLink>
  );
};
