import ListPlusIcon from 'lucide-react/icons/list-plus';
import type { SavedListItem } from '#machines/list-picker/list-picker.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button, type ButtonProps } from '#src/ui/Button/Button.tsx';

export type ListButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  items: readonly SavedListItem[];
  /** Called instead of opening the dialog, where a size or a colour has to be chosen first. */
  onMissing?: (() => void) | undefined;
  /** Several products, such as those of the cart or of an order. */
  isAll?: boolean;
};

/** Opens the dialog that puts products into a saved list. Nothing where the shop has no lists. */
export const ListButton = ({ items, onMissing, isAll = false, variant = 'quiet', size }: ListButtonProps) => {
  const t = useMessages();
  const picker = useFlow('listPicker');
  if (!useOffers()('savedLists') || items.length === 0) return null;
  return (
    <Button
      variant={variant}
      {...(size ? { size } : {})}
      icon={<ListPlusIcon />}
      onPress={onMissing ?? (() => picker.send({ type: 'picker.open', items }))}
    >
      {isAll ? t('Save as a list') : t('Add to a list')}
    </Button>
  );
};
