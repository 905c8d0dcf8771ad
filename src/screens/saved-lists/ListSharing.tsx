import LinkIcon from 'lucide-react/icons/link';
import { useRef } from 'react';
import { selectSavedLists } from '#machines/saved-lists/saved-lists.selectors.ts';
import type { SavedList } from '#machines/saved-lists/saved-lists.types.ts';
import { preserveFocus } from '#src/components/focus.ts';
import { ShareButton } from '#src/components/ShareButton/ShareButton.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './SavedLists.css.ts';

/** The link of the list: made, passed on and ended. */
export const ListSharing = ({ list }: { list: SavedList }) => {
  const t = useMessages();
  const flow = useFlow('savedLists');
  const place = useRef<HTMLDivElement>(null);
  const { stage, lineId } = useFacts('savedLists', selectSavedLists);
  const isBusy = stage === 'changing' && lineId === undefined;
  const send = (type: 'link.make' | 'link.end') => () => {
    flow.send({ type, list });
    preserveFocus(place.current, 'first');
  };
  return (
    <div className={styles.about} ref={place}>
      {list.link ? (
        <>
          <div className={styles.actions}>
            <ShareButton title={list.name} path={list.link} />
            <Button variant="secondary" isBusy={isBusy} onPress={send('link.end')}>
              {t('End the link')}
            </Button>
          </div>
          <p className={styles.quiet}>{t('Everyone who has the link sees this list, but not your name')}</p>
        </>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" icon={<LinkIcon />} isBusy={isBusy} onPress={send('link.make')}>
            {t('Share by a link')}
          </Button>
        </div>
      )}
    </div>
  );
};
