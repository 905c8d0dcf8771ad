import type { KeyboardEvent } from 'react';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { optionId } from './option-id.ts';
import * as styles from './SearchBox.css.ts';
import { useSearchFacts } from './use-search-facts.ts';

export type SearchInputProps = { listId: string; isFocused?: boolean | undefined };

const eventOfKey = { ArrowDown: 'highlight.next', ArrowUp: 'highlight.previous', Escape: 'search.close' } as const;
const isKnown = (key: string): key is keyof typeof eventOfKey => Object.hasOwn(eventOfKey, key);

export const SearchInput = ({ listId, isFocused }: SearchInputProps) => {
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
      placeholder={t('Search for groceries, brands and shops')}
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
