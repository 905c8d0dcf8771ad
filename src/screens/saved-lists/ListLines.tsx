import ListChecksIcon from 'lucide-react/icons/list-checks';
import { maxQuantity } from '#machines/constants.ts';
import { selectQuantity, selectSavedLists } from '#machines/saved-lists/saved-lists.selectors.ts';
import type { SavedList, SavedListLine } from '#machines/saved-lists/saved-lists.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import { AddAll } from './AddAll.tsx';
import { ListLine, useAmounts } from './ListLine.tsx';
import * as styles from './SavedLists.css.ts';

type ListLinesProps = {
  list: SavedList;
  /** Whether a newer list is on its way. */
  isRefreshing: boolean;
};

type OwnLineProps = ListLinesProps & { line: SavedListLine; amount: string | undefined };

const OwnLine = ({ list, isRefreshing, line, amount }: OwnLineProps) => {
  const t = useMessages();
  const number = useNumbers();
  const flow = useFlow('savedLists');
  const { lineId, isBusy } = useFacts('savedLists', selectSavedLists);
  const newest = useFacts('savedLists', (snapshot) => selectQuantity(snapshot, line));
  const { name, quantity: from } = line;
  const value = isBusy || isRefreshing ? newest : from;
  const set = (quantity: number) => flow.send({ type: 'quantity.set', id: list.id, line: line.id, quantity, from });
  return (
    <ListLine line={line} amount={amount} isBusy={isBusy && isSameId(lineId, line.id)}>
      <QuantityStepper
        numberOf={number}
        size="small"
        value={value || from}
        max={maxQuantity}
        isBusy={value === 0}
        label={t('Quantity of {name}', { name })}
        incrementLabel={t('Increase quantity of {name}', { name })}
        decrementLabel={t('Decrease quantity of {name}', { name })}
        removeLabel={t('Remove {name}', { name })}
        onIncrement={() => set(value + 1)}
        onDecrement={() => set(value - 1)}
        onSet={set}
        onRemove={() => set(0)}
      />
    </ListLine>
  );
};

/** What is in the list, in numbers that can be changed; and all of it into the cart. */
export const ListLines = ({ list, isRefreshing }: ListLinesProps) => {
  const t = useMessages();
  const amounts = useAmounts(list.lines);
  if (list.lines.length === 0)
    return (
      <EmptyState
        icon={<ListChecksIcon />}
        title={t('Nothing is in this list yet')}
        text={t('Open a product and press “Add to a list”')}
        action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
      />
    );
  return (
    <Card>
      <ul className={styles.lines} aria-label={list.name}>
        {list.lines.map((line, index) => (
          <OwnLine key={line.id} list={list} isRefreshing={isRefreshing} line={line} amount={amounts[index]} />
        ))}
      </ul>
      <AddAll lines={list.lines} />
    </Card>
  );
};
