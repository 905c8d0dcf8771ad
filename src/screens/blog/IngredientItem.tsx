import type { RecipeLine } from '#machines/recipe/recipe.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './Ingredients.css.ts';

type WithLine = { line: RecipeLine };
/** Already written as money: it may be part of a sum. */
type WithAmount = WithLine & { amount: string };

/** At most two decimals, and never nothing. */
const shownAmount = (amount: number) => Math.max(0.01, Math.round(amount * 100) / 100);

const Amount = ({ line: { amount, ingredient } }: WithLine) => {
  const number = useNumbers();
  return amount === null ? null : (
    // The margin is of the list's direction, which the words inside may not have.
    <span className={styles.amount}>
      <bdi>{[number(shownAmount(amount)), ingredient.unit].filter(Boolean).join(' ')}</bdi>
    </span>
  );
};

/** Why it cannot go into the cart, or not as much of it as the recipe needs. */
const Obstacle = ({ line: { availability, isShort, packs } }: WithLine) => {
  const t = useMessages();
  if (availability === 'soldOut') return <span className={styles.gone}>{t('Sold out')}</span>;
  if (availability === 'hasOptions') return <span>{t('Choose options')}</span>;
  return isShort ? <span className={styles.gone}>{t('Only {count} left', { count: packs })}</span> : null;
};

/** The product in as many packs as the amount needs, and their price. */
const Pack = ({ line, amount }: WithAmount) => {
  const t = useMessages();
  const number = useNumbers();
  const { ingredient, availability, packs } = line;
  const { product } = ingredient;
  if (!product)
    return (
      <p className={styles.pack}>
        <span className={styles.product}>{t('Not sold here')}</span>
      </p>
    );
  const isForSale = availability === 'forSale';
  return (
    <p className={styles.pack}>
      <span className={styles.product}>
        <TextLink href={pathTo('product', { id: product.id })} variant="plain">
          <bdi>{product.name}</bdi>
        </TextLink>{' '}
        {isForSale ? (
          <>
            {number(packs)} × <bdi>{product.unit?.name}</bdi>
          </>
        ) : null}{' '}
        <Obstacle line={line} />
      </span>
      {isForSale ? (
        <bdi className={styles.price} dir="ltr">
          {amount}
        </bdi>
      ) : null}
    </p>
  );
};

/** One ingredient, to be taken or left out. */
export const IngredientItem = ({ line, amount, isBusy }: WithAmount & { isBusy: boolean }) => {
  const flow = useFlow('recipe');
  const { ingredient, availability, isTaken } = line;
  return (
    <li className={styles.item}>
      <Checkbox
        isChecked={isTaken}
        isDisabled={isBusy || availability !== 'forSale'}
        onChange={(isChecked) => flow.send({ type: isChecked ? 'ingredient.take' : 'ingredient.leaveOut', ingredient })}
      >
        <span className={styles.words}>
          <bdi>{ingredient.text}</bdi> <Amount line={line} />
        </span>
      </Checkbox>
      <Pack line={line} amount={amount} />
    </li>
  );
};
