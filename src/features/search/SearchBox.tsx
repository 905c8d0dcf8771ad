import SearchIcon from 'lucide-react/icons/search';
import XIcon from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { optionId, useSearchFacts } from './use-search-facts.ts';

type SearchInputProps = { listId: string; isFocused?: boolean | undefined };

const eventOfKey = { ArrowDown: 'highlight.next', ArrowUp: 'highlight.previous', Escape: 'search.close' } as const;
const isKnown = (key: string): key is keyof typeof eventOfKey => Object.hasOwn(eventOfKey, key);

const SearchInput = ({ listId, isFocused }: SearchInputProps) => {
  const t = useMessages();
  const search = useFlow('search');
  const searches = useFlow('recentSearches');
  const { text, isOpen, highlightedId } = useSearchFacts();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isKnown(event.key)) return;
    // An open list takes the Escape; a dialog around it gets the next one.
    if (event.key !== 'Escape' || isOpen) event.preventDefault();
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
    search.send({ type: eventOfKey[event.key] });
  };
  const onFocus = () => {
    search.send({ type: 'search.focus' });
    if (text === '') searches.send({ type: 'recentSearches.recall' });
  };
  return (
    <input
      className={styles.input}
      type="text"
      name="q"
      role="combobox"
      aria-label={t('Search products')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && highlightedId !== undefined ? optionId(listId, highlightedId) : undefined}
      placeholder={t('Search products')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="search"
      enterKeyHint="search"
      maxLength={100}
      dir="auto"
      // biome-ignore lint/a11y/noAutofocus: set only in the search dialog, where typing is all there is to do
      autoFocus={isFocused}
      value={text}
      onChange={({ target }) => search.send({ type: 'query.type', text: target.value })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => search.send({ type: 'search.blur' })}
    />
  );
};

const Suggestions = lazyOverlay(async () => (await import('./Suggestions.tsx')).Suggestions);
const PastSearches = lazyOverlay(async () => (await import('./PastSearches.tsx')).PastSearches);

export type SearchBoxProps = { variant?: 'dropdown' | 'page'; isFocused?: boolean; onLeave?: () => void };

/** Sends every key and choice to the search flow, which controls the open state and the highlighted option. */
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
        <form className={styles.box} action="/products" onSubmit={submit}>
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
