import CheckIcon from 'lucide-react/icons/check';
import XIcon from 'lucide-react/icons/x';
import { selectPopup } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './AddedPopup.css.ts';

export type AddedPopupProps = { panel: 'shopping' | 'account' };

/** Time stands still while the pointer or the focus is on it. */
export const AddedPopup = ({ panel }: AddedPopupProps) => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const added = useFactsOr('cartOverlays', selectPopup, undefined);
  const hold = () => overlays.send({ type: 'popup.hold' });
  const release = () => overlays.send({ type: 'popup.release' });
  return (
    <div role="status">
      {added ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: being here only stops the clock
        <div
          className={styles.card}
          data-popup
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
          onKeyDown={({ key }) => (key === 'Escape' ? overlays.send({ type: 'popup.dismiss' }) : undefined)}
        >
          <span className={styles.picture}>
            <Thumb picture={added.picture} thumbnail={added.thumbnail} size={64} />
          </span>
          <p>
            <span className={styles.name}>
              <bdi>{added.name}</bdi>
            </span>
            <span className={styles.text}>
              <CheckIcon />
              {t('has been added to cart')}
            </span>
          </p>
          <IconButton label={t('Dismiss')} onPress={() => overlays.send({ type: 'popup.dismiss' })}>
            <XIcon />
          </IconButton>
          <span className={styles.view}>
            <Button variant="soft" isWide onPress={() => overlays.send({ type: 'panel.open', panel })}>
              {t('View In Cart')}
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
};
