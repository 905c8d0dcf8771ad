import SearchIcon from 'lucide-react/icons/search';
import type { PointerEvent } from 'react';
import { defaultCurrency } from '#machines/constants.ts';
import type { Suggestion } from '#machines/search/search.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Suggestions.css.ts';
import { optionId, useSearchFacts } from './use-search-facts.ts';

type SuggestionOptionProps = {
  listId: string;
  suggestion: Suggestion;
  isHighlighted: boolean;
  onLeave?: (() => void) | undefined;
};

/** The protocol shows them in dollars. */
const dollars = { symbol: defaultCurrency.symbol, rate_from_default: 1 };

const kindTexts = { shop: 'Shop', brand: 'Brand', category: 'Category' } as const;

/** Of a product its category, of a place what it is. */
const Category = ({ suggestion }: { suggestion: Suggestion }) => {
  const t = useMessages();
  const text = suggestion.kind ? t(kindTexts[suggestion.kind]) : suggestion.category;
  return text ? (
    <span className={styles.category}>
      <bdi>{text}</bdi>
    </span>
  ) : null;
};

const SuggestionOption = ({ listId, suggestion, isHighlighted, onLeave }: SuggestionOptionProps) => {
  const search = useFlow('search');
  const locale = useLocale();
  const { id, name, thumbnail } = suggestion;
  const choose = () => {
    search.send({ type: 'suggestion.choose', id });
    onLeave?.();
  };
  // A mouse chooses on press, before the box loses the focus. A touch chooses on click, since it may be a scroll.
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault();
    if (event.pointerType === 'mouse' && event.button === 0) choose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which points here
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      id={optionId(listId, id)}
      role="option"
      aria-selected={isHighlighted}
      className={styles.option}
      onPointerDown={onPointerDown}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {'kind' in suggestion && !thumbnail ? (
        <span className={styles.sign}>
          <SearchIcon />
        </span>
      ) : (
        <img className={styles.picture} src={thumbnail} alt="" width="48" height="48" loading="lazy" />
      )}
      <span>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <Category suggestion={suggestion} />
      </span>
      {suggestion.kind ? null : <bdi className={styles.price}>{formatMoney(suggestion.price, dollars, locale)}</bdi>}
    </div>
  );
};

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
            isHighlighted={isSameId(suggestion.id, highlightedId)}
            onLeave={onLeave}
          />
        ))}
      </div>
    </div>
  );
};
