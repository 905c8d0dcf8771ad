import { useId } from 'react';
import { mostServings } from '#machines/constants.ts';
import { noLinesFacts, selectLinesToCart } from '#machines/lines-to-cart/lines-to-cart.selectors.ts';
import type { Recipe } from '#machines/query/contract.types.ts';
import { additionsOf, costOf, linesOf, noChoice, servingsOf } from '#machines/recipe/recipe.logic.ts';
import { selectRecipe } from '#machines/recipe/recipe.selectors.ts';
import type { RecipeLine } from '#machines/recipe/recipe.types.ts';
import { sum } from '#machines/shared/amounts.ts';
import { LinesToCart } from '#src/components/LinesToCart/LinesToCart.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import { IngredientItem } from './IngredientItem.tsx';
import * as styles from './Ingredients.css.ts';

const Servings = ({ recipe, servings, isBusy }: { recipe: Recipe; servings: number; isBusy: boolean }) => {
  const t = useMessages();
  const number = useNumbers();
  const flow = useFlow('recipe');
  return (
    <div className={styles.servings}>
      <span className={styles.quiet} aria-hidden="true">
        {t('Servings')}
      </span>
      <QuantityStepper
        numberOf={number}
        value={servings}
        max={mostServings}
        isBusy={isBusy}
        label={t('Servings')}
        incrementLabel={t('More servings')}
        decrementLabel={t('Fewer servings')}
        onIncrement={() => flow.send({ type: 'servings.increment', recipe })}
        onDecrement={() => flow.send({ type: 'servings.decrement', recipe })}
        onSet={(typed) => flow.send({ type: 'servings.set', servings: typed })}
      />
    </div>
  );
};

/** What each line costs: as part of the total if it is taken, and by itself if not. */
const useAmounts = (lines: readonly RecipeLine[]) => {
  const { whole, parts, write } = useSums();
  const taken = lines.filter(({ isTaken }) => isTaken);
  const costs = taken.map(costOf);
  const total = sum(costs);
  const shares = parts(whole(total), costs);
  return { total, amountOf: (line: RecipeLine) => write(shares[taken.indexOf(line)] ?? whole(costOf(line))) };
};

/** What a post cooks: amounts for the chosen servings, and the packs that go into the cart. */
export const Ingredients = ({ recipe }: { recipe: Recipe }) => {
  const t = useMessages();
  const id = useId();
  const choice = useFactsOr('recipe', selectRecipe, noChoice);
  const { stage } = useFactsOr('linesToCart', selectLinesToCart, noLinesFacts);
  const lines = linesOf(recipe, choice);
  const { total, amountOf } = useAmounts(lines);
  const isBusy = stage === 'adding';
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {t('Ingredients')}
          </h2>
          <Servings recipe={recipe} servings={servingsOf(recipe, choice)} isBusy={isBusy} />
        </div>
        <ul className={styles.list}>
          {lines.map((line) => (
            <IngredientItem key={line.ingredient.id} line={line} amount={amountOf(line)} isBusy={isBusy} />
          ))}
        </ul>
        <LinesToCart lines={additionsOf(recipe, choice)} total={total} label={t('Add the ingredients')} />
      </div>
    </Card>
  );
};
