import { useLocation } from 'wouter';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import type { HrefOf } from './list-place.ts';
import * as styles from './ProductList.css.ts';
import { asSortChoice, sortPhrases } from './sort-phrases.ts';

export type SortSelectProps = { state: ProductSearch; hrefOf: HrefOf };

export const SortSelect = ({ state, hrefOf }: SortSelectProps) => {
  const t = useMessages();
  const [, navigate] = useLocation();
  return (
    <div className={styles.sort}>
      <SelectField
        label={t('Sort by')}
        isLabelHidden
        name="sort"
        value={state.sort ?? 'default'}
        options={sortPhrases.map(({ value, phrase }) => ({ value, label: t(phrase) }))}
        onChange={(sort) => navigate(hrefOf({ ...state, sort: asSortChoice(sort), page: 1 }))}
      />
    </div>
  );
};
