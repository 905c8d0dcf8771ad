import { useMessages } from '#src/shop/use-messages.ts';
import { DialogFrame } from '#src/ui/Dialog/DialogFrame.tsx';
import * as styles from './MobileSearch.css.ts';
import { SearchBox } from './SearchBox.tsx';

export type MobileSearchProps = { onClose: () => void };

/** The search box and its list on the whole screen, over the same flow as the one in the header. */
export const MobileSearch = ({ onClose }: MobileSearchProps) => {
  const t = useMessages();
  return (
    <DialogFrame
      title={t('Search')}
      closeLabel={t('Close')}
      overlayClass={styles.overlay}
      sheetClass={styles.sheet}
      onClose={onClose}
    >
      <SearchBox variant="page" isFocused onLeave={onClose} />
    </DialogFrame>
  );
};
