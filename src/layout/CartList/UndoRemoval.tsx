import { selectCart } from '#machines/cart/cart.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './UndoRemoval.css.ts';

/** The line that had the focus is gone: it goes to what brings the line back. */
export const UndoRemoval = () => {
  const t = useMessages();
  const cart = useFlow('cart');
  const { removedName: name } = useFacts('cart', selectCart);
  return (
    <div role="status" className={styles.root}>
      {name === undefined ? null : (
        <p key={name} className={styles.offer}>
          <span dir="auto">{t('{name} was removed', { name })}</span>
          <Button variant="secondary" size="small" autoFocus onPress={() => cart.send({ type: 'line.restore' })}>
            {t('Undo')}
          </Button>
        </p>
      )}
    </div>
  );
};
