import SearchIcon from 'lucide-react/icons/search';
import XIcon from 'lucide-react/icons/x';
import { type FormEvent, lazy, Suspense, useId } from 'react';
import { useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { SearchInput } from './SearchInput.tsx';
import { useSearchFacts } from './use-search-facts.ts';

const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then(({ Suggestions: component }) => ({ default: component })),
);
const PastSearches = lazy(() =>
  import('./PastSearches.tsx').then(({ PastSearches: component }) => ({ default: component })),
);

export type SearchBoxProps = { look?: 'dropdown' | 'page'; isFocused?: boolean; onLeave?: () => void };

/** Every key and choice goes to the search flow; what is open and what is highlighted comes from it. */
export const SearchBox = ({ look = 'dropdown', isFocused, onLeave }: SearchBoxProps) => {
  const t = useMessages();
  const search = useFlow('search');
  const { isOpen, isIdle, suggestions, text } = useSearchFacts();
  const listId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLeaving = text.trim() !== '';
    search.send({ type: 'query.submit' });
    if (isLeaving) onLeave?.();
  };
  return (
    <div className={styles.root}>
      <search>
        <form className={styles.box} onSubmit={submit}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <SearchInput listId={listId} isFocused={isFocused} />
          <span className={styles.end}>
            {text ? (
              <IconButton label={t('Clear search')} onPress={() => search.send({ type: 'query.clear' })}>
                <XIcon />
              </IconButton>
            ) : null}
          </span>
        </form>
      </search>
      <Suspense fallback={null}>
        {isOpen ? <Suggestions listId={listId} look={look} onLeave={onLeave} /> : null}
      </Suspense>
      <Suspense fallback={null}>{isIdle ? <PastSearches look={look} onLeave={onLeave} /> : null}</Suspense>
      <VisuallyHidden>
        <span role="status">{isOpen ? t('{count} suggestions', { count: suggestions.length }) : null}</span>
      </VisuallyHidden>
    </div>
  );
};
