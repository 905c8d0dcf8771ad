import { additionsOf, totalOf } from '#machines/saved-lists/saved-lists.logic.ts';
import type { SavedListLine } from '#machines/saved-lists/saved-lists.types.ts';
import { LinesToCart } from '#src/components/LinesToCart/LinesToCart.tsx';
import { useMessages } from '#src/shop/use-messages.ts';

/** What the list costs now, and all of it into the cart. */
export const AddAll = ({ lines }: { lines: readonly SavedListLine[] }) => {
  const t = useMessages();
  return <LinesToCart lines={additionsOf(lines)} total={totalOf(lines)} label={t('Add all to cart')} />;
};
