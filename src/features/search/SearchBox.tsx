import SearchIcon from 'lucide-react/icons/search';
import XIcon from 'lucide-react/icons/x';
import { type FormEvent, useId } from 'react';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { SearchInput } from './SearchInput.tsx';
import { useSearchFacts } from './use-search-facts.ts';

const Suggestions = lazyOverlay(async () => (await import('./Suggestions.tsx')).Suggestions);
const PastSearches = lazyOverlay(async () => (await import('./PastSearches.tsx')).PastSearches);

export type SearchBoxProps = { variant?: 'dropdown' | 'page'; isFocused?: boolean; onLeave?: () => void };

/** Every key and choice goes to the search flow; what is open and what is highlighted comes from it. */
export const SearchBox = ({ variant = 'dropdown', isFocused, onLeave }: SearchBoxProps) => {
  const t = useMessages();
  const search = useFlow('search');
  const { isOpen, isIdle, suggestions, text } = useSearchFacts();
  const listId = useId();
  const close = () => search.send({ type: 'search.close' });
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
      {isOpen ? <Suggestions listId={listId} variant={variant} onLeave={onLeave} onMissing={close} /> : null}
      {isIdle ? <PastSearches variant={variant} onLeave={onLeave} onMissing={close} /> : null}
      <VisuallyHidden>
        <span role="status">{isOpen ? t('{count} suggestions', { count: suggestions.length }) : null}</span>
      </VisuallyHidden>
    </div>
  );
};
