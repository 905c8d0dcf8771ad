import type { PointerEvent } from 'react';
import { defaultCurrency } from '#machines/constants.ts';
import type { Suggestion } from '#machines/search/search.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { optionId } from './option-id.ts';
import * as styles from './Suggestions.css.ts';
import { useSearchFacts } from './use-search-facts.ts';

type SuggestionOptionProps = {
  listId: string;
  suggestion: Suggestion;
  isHighlighted: boolean;
  onLeave?: (() => void) | undefined;
};

const dollars = (price: number) => formatMoney(price, { symbol: defaultCurrency.symbol, rate_from_default: 1 });

const SuggestionOption = ({ listId, suggestion, isHighlighted, onLeave }: SuggestionOptionProps) => {
  const search = useFlow('search');
  const { id, name, thumbnail, category, price } = suggestion;
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
      <img className={styles.picture} src={thumbnail} alt="" width="48" height="48" loading="lazy" />
      <span>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {category ? (
          <span className={styles.category}>
            <bdi>{category}</bdi>
          </span>
        ) : null}
      </span>
      <bdi className={styles.price}>{dollars(price)}</bdi>
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
