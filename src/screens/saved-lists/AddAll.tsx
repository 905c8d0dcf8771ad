import { noLinesFacts, selectLinesToCart } from '#machines/lines-to-cart/lines-to-cart.selectors.ts';
import { additionsOf, totalOf } from '#machines/saved-lists/saved-lists.logic.ts';
import type { SavedListLine } from '#machines/saved-lists/saved-lists.types.ts';
import { AddedToCart } from '#src/components/AddedToCart/AddedToCart.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './SavedLists.css.ts';

/** What the list costs now, all of it into the cart, and what came of that. */
export const AddAll = ({ lines }: { lines: readonly SavedListLine[] }) => {
  const t = useMessages();
  const money = useMoney();
  const flow = useFlow('linesToCart');
  const { stage, report, failure } = useFactsOr('linesToCart', selectLinesToCart, noLinesFacts);
  const additions = additionsOf(lines);
  return (
    <>
      <div className={styles.foot}>
        <p className={styles.sum} aria-live="polite">
          {t('Total')} <bdi dir="ltr">{money(totalOf(lines))}</bdi>
        </p>
        <Button
          size="large"
          isBusy={stage === 'adding'}
          isDisabled={additions.length === 0}
          onPress={() => flow.send({ type: 'lines.add', lines: additions })}
        >
          {t(stage === 'failed' ? 'Try again' : 'Add all to cart')}
        </Button>
      </div>
      <FormFailure failure={failure} />
      <AddedToCart report={report} />
    </>
  );
};
