import { useId } from 'react';
import { mostServings } from '#machines/constants.ts';
import type { Recipe } from '#machines/query/contract.types.ts';
import { linesOf, servingsOf } from '#machines/recipe/recipe.logic.ts';
import { noRecipeFacts, selectRecipe } from '#machines/recipe/recipe.selectors.ts';
import type { RecipeFacts, RecipeLine } from '#machines/recipe/recipe.types.ts';
import { sum } from '#machines/shared/amounts.ts';
import { AddedToCart } from '#src/components/AddedToCart/AddedToCart.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import { costOf, IngredientItem } from './IngredientItem.tsx';
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

type FootProps = { recipe: Recipe; facts: RecipeFacts; lines: readonly RecipeLine[] };

const Foot = ({ recipe, facts: { stage }, lines }: FootProps) => {
  const t = useMessages();
  const money = useMoney();
  const flow = useFlow('recipe');
  const taken = lines.filter(({ isTaken }) => isTaken);
  return (
    <div className={styles.foot}>
      <p className={styles.sum} aria-live="polite">
        {t('Total')} <bdi dir="ltr">{money(sum(taken.map(costOf)))}</bdi>
      </p>
      <span className={styles.control}>
        <Button
          size="large"
          isBusy={stage === 'adding'}
          isDisabled={taken.length === 0}
          onPress={() => flow.send({ type: 'ingredients.add', recipe })}
        >
          {t(stage === 'failed' ? 'Try again' : 'Add the ingredients')}
        </Button>
      </span>
    </div>
  );
};

/** What a post cooks: amounts for the chosen servings, and the packs that go into the cart. */
export const Ingredients = ({ recipe }: { recipe: Recipe }) => {
  const t = useMessages();
  const id = useId();
  const facts = useFactsOr('recipe', selectRecipe, noRecipeFacts);
  const lines = linesOf(recipe, facts);
  const isBusy = facts.stage === 'adding';
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {t('Ingredients')}
          </h2>
          <Servings recipe={recipe} servings={servingsOf(recipe, facts)} isBusy={isBusy} />
        </div>
        <ul className={styles.list}>
          {lines.map((line) => (
            <IngredientItem key={line.ingredient.id} line={line} isBusy={isBusy} />
          ))}
        </ul>
        <Foot recipe={recipe} facts={facts} lines={lines} />
        <FormFailure failure={facts.failure} />
        <AddedToCart report={facts.report} />
      </div>
    </Card>
  );
};
