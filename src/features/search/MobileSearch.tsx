import { useMessages } from '#src/shop/use-messages.ts';
import { DialogFrame } from '#src/ui/Dialog/Dialog.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as styles from './Suggestions.css.ts';

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
      opensAtOnce
      onClose={onClose}
    >
      <SearchBox variant="page" isFocused onLeave={onClose} />
    </DialogFrame>
  );
};
