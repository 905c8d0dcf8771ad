import { type FormEvent, useId } from 'react';
import { selectMoney } from '#machines/preferences/preferences.selectors.ts';
import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { FilterFields } from './FilterFields.tsx';
import { readFilterForm } from './filter-form.ts';
import { type HrefOf, withoutFilters } from './list-place.ts';

export type FilterDrawerProps = {
  categories: readonly Category[];
  options: ProductFilters | undefined;
  state: ProductSearch;
  hrefOf: HrefOf;
  home: string | undefined;
  onClose: () => void;
  onApply: (href: string) => void;
};

/** Several filters are chosen here before anything is applied; what is chosen lives in the form's own fields. */
export const FilterDrawer = (props: FilterDrawerProps) => {
  const { categories, options, state, hrefOf, home, onClose, onApply } = props;
  const t = useMessages();
  const { rate, symbol } = useFacts('preferences', selectMoney);
  const id = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(hrefOf(readFilterForm(new FormData(event.currentTarget), state, rate)));
  };
  const footer = (
    <Cluster justify="end">
      <Button variant="secondary" onPress={() => onApply(hrefOf(withoutFilters(state, home)))}>
        {t('Clear')}
      </Button>
      <Button type="submit" form={id}>
        {t('Apply')}
      </Button>
    </Cluster>
  );
  return (
    <Drawer title={t('Filters')} closeLabel={t('Close')} footer={footer} onClose={onClose}>
      <form id={id} onSubmit={apply}>
        <FilterFields {...{ categories, options, state, rate, symbol }} />
      </form>
    </Drawer>
  );
};
