import LinkIcon from 'lucide-react/icons/link';
import { selectSavedLists } from '#machines/saved-lists/saved-lists.selectors.ts';
import type { SavedList } from '#machines/saved-lists/saved-lists.types.ts';
import { ShareButton } from '#src/components/ShareButton/ShareButton.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './SavedLists.css.ts';

/** The link of the list: made, passed on and ended. */
export const ListSharing = ({ list }: { list: SavedList }) => {
  const t = useMessages();
  const flow = useFlow('savedLists');
  const { stage, lineId } = useFacts('savedLists', selectSavedLists);
  const isBusy = stage === 'changing' && lineId === undefined;
  if (!list.link)
    return (
      <Button
        variant="secondary"
        icon={<LinkIcon />}
        isBusy={isBusy}
        onPress={() => flow.send({ type: 'link.make', list })}
      >
        {t('Share by a link')}
      </Button>
    );
  return (
    <div className={styles.about}>
      <div className={styles.actions}>
        <ShareButton title={list.name} path={list.link} />
        <Button variant="secondary" isBusy={isBusy} onPress={() => flow.send({ type: 'link.end', list })}>
          {t('End the link')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('Everyone who has the link sees this list, but not your name')}</p>
    </div>
  );
};
