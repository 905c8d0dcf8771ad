import { useMessages } from '#src/shop/use-messages.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import * as styles from './Suggestions.css.ts';
import { useSearchFacts } from './use-search-facts.ts';

export type SuggestionsProps = {
  listId: string;
  variant: keyof typeof styles.places;
  onLeave?: (() => void) | undefined;
};

export const Suggestions = ({ listId, variant, onLeave }: SuggestionsProps) => {
  const t = useMessages();
  const { suggestions, highlightedId, nothingFoundFor } = useSearchFacts();
  return (
    <div className={styles.places[variant]}>
      {nothingFoundFor === undefined ? null : (
        <p className={styles.nothing}>
          {t('No results found for')} <bdi>{nothingFoundFor}</bdi>
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('Suggestions')} className={styles.list}>
        {suggestions.map((suggestion) => (
          <SuggestionOption
            key={suggestion.id}
            listId={listId}
            suggestion={suggestion}
            isHighlighted={suggestion.id === highlightedId}
            onLeave={onLeave}
          />
        ))}
      </div>
    </div>
  );
};
