import CheckIcon from 'lucide-react/icons/check';
import XIcon from 'lucide-react/icons/x';
import { selectPopup } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './AddedPopup.css.ts';
import { PopupCard } from './PopupCard.tsx';

export type AddedPopupProps = { panel: 'shopping' | 'account' };

export const AddedPopup = ({ panel }: AddedPopupProps) => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const added = useFactsOr('cartOverlays', selectPopup, undefined);
  const dismiss = () => overlays.send({ type: 'popup.dismiss' });
  return (
    <PopupCard
      product={added}
      onHold={() => overlays.send({ type: 'popup.hold' })}
      onRelease={() => overlays.send({ type: 'popup.release' })}
      onEscape={dismiss}
    >
      <p>
        <span className={styles.name}>
          <bdi>{added?.name}</bdi>
        </span>
        <span className={styles.text}>
          <CheckIcon />
          {t('has been added to cart')}
        </span>
      </p>
      <IconButton label={t('Dismiss')} onPress={dismiss}>
        <XIcon />
      </IconButton>
      <span className={styles.view}>
        <Button variant="soft" isWide onPress={() => overlays.send({ type: 'panel.open', panel })}>
          {t('View In Cart')}
        </Button>
      </span>
    </PopupCard>
  );
};
