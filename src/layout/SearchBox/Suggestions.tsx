import { selectSearch } from '#machines/search/search.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import * as styles from './Suggestions.css.ts';

export type SuggestionsProps = {
  listId: string;
  look: keyof typeof styles.places;
  onLeave?: (() => void) | undefined;
};

export const Suggestions = ({ listId, look, onLeave }: SuggestionsProps) => {
  const t = useMessages();
  const { isOpen, suggestions, highlightedId, nothingFoundFor } = useFacts('search', selectSearch);
  return (
    <div className={isOpen ? styles.places[look] : undefined}>
      {isOpen && nothingFoundFor !== undefined ? (
        <p className={styles.nothing}>
          {t('No results found for')} <bdi>{nothingFoundFor}</bdi>
        </p>
      ) : null}
      <div id={listId} role="listbox" aria-label={t('Suggestions')} className={styles.list}>
        {isOpen
          ? suggestions.map((suggestion) => (
              <SuggestionOption
                key={suggestion.id}
                listId={listId}
                suggestion={suggestion}
                isHighlighted={suggestion.id === highlightedId}
                onLeave={onLeave}
              />
            ))
          : null}
      </div>
    </div>
  );
};
