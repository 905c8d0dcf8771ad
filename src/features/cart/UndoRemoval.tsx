import { selectRemovedName } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { UndoBar } from '#src/ui/UndoBar/UndoBar.tsx';

export const UndoRemoval = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const name = useFacts('cartOverlays', selectRemovedName);
  return (
    <UndoBar
      text={name === undefined ? undefined : t('{name} was removed', { name })}
      undoLabel={t('Undo')}
      onUndo={() => overlays.send({ type: 'removal.undo' })}
    />
  );
};
