import type { ShopCard } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';

/** Whether the shop is open for orders now. */
export const ShopStatus = ({ status }: { status: ShopCard['shop_status'] }) => {
  const t = useMessages();
  return <Tag tone={status === 'Online' ? 'success' : 'neutral'}>{t(status)}</Tag>;
};
