import HistoryIcon from 'lucide-react/icons/history';
import XIcon from 'lucide-react/icons/x';
import { type FocusEvent, useId } from 'react';
import { selectRecentSearches } from '#machines/recent-searches/recent-searches.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './Suggestions.css.ts';
import { places } from './Suggestions.css.ts';

type PastSearchesProps = { variant: keyof typeof places; onLeave?: (() => void) | undefined };

const none: string[] = [];

/** The recent searches in this browser, shown while the search box is empty. */
export const PastSearches = ({ variant, onLeave }: PastSearchesProps) => {
  const t = useMessages();
  const titleId = useId();
  const search = useFlow('search');
  const searches = useFlow('recentSearches');
  const texts = useFactsOr('recentSearches', selectRecentSearches, none);
  if (texts.length === 0) return null;
  const again = (text: string) => {
    search.send({ type: 'query.restore', text });
    search.send({ type: 'query.submit' });
    onLeave?.();
  };
  // The list stays as long as the focus is in it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) search.send({ type: 'search.blur' });
  };
  return (
    <section
      className={places[variant]}
      aria-labelledby={titleId}
      onFocus={() => search.send({ type: 'search.focus' })}
      onBlur={onBlur}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={styles.pastHead}>
        <h2 id={titleId} className={styles.pastTitle}>
          {t('Recent searches')}
        </h2>
        <Button variant="quiet" size="small" onPress={() => searches.send({ type: 'recentSearches.clear' })}>
          {t('Clear all')}
        </Button>
      </div>
      <ul className={styles.pastList}>
        {texts.map((text) => (
          <li key={text} className={styles.pastRow}>
            <button type="button" className={styles.pastAgain} onClick={() => again(text)}>
              <HistoryIcon />
              <bdi>{text}</bdi>
            </button>
            <IconButton
              label={`${t('Remove')}: ${text}`}
              onPress={() => searches.send({ type: 'search.remove', text })}
            >
              <XIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
