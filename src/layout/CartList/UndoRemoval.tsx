import { selectCart } from '#machines/cart/cart.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { UndoBar } from '#src/ui/UndoBar/UndoBar.tsx';

export const UndoRemoval = () => {
  const t = useMessages();
  const cart = useFlow('cart');
  const { removedName: name } = useFacts('cart', selectCart);
  return (
    <UndoBar
      text={name === undefined ? undefined : t('{name} was removed', { name })}
      undoLabel={t('Undo')}
      onUndo={() => cart.send({ type: 'line.restore' })}
    />
  );
};
