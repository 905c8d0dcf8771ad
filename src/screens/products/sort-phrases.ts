import type { MessageKey } from '#src/i18n/messages.ts';
import type { SortChoice } from '#src/routes/product-search.ts';

export const sortPhrases: readonly { value: SortChoice; phrase: MessageKey }[] = [
  { value: 'default', phrase: 'Default' },
  { value: 'top_selling', phrase: 'Most selling' },
  { value: 'low_to_high', phrase: 'Price: low to high' },
  { value: 'high_to_low', phrase: 'Price: high to low' },
  { value: 'newest', phrase: 'Newest' },
];

/** Reads the sort order from a form; any other value means the shop's default order. */
export const asSortChoice = (text: unknown): SortChoice =>
  sortPhrases.find(({ value }) => value === text)?.value ?? 'default';
