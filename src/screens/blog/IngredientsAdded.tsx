import type { RecipeReport } from '#machines/recipe/recipe.types.ts';
import { LeftOutLines } from '#src/features/orders/LeftOutLines.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './Ingredients.css.ts';

const Added = ({ report: { added, refused } }: { report: RecipeReport }) => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  return (
    <div className={styles.outcome}>
      <p>
        {added === 0
          ? t('Nothing could be added to your cart.')
          : t('{count} products went into your cart.', { count: added })}
      </p>
      <LeftOutLines text={t('Left out:')} lines={refused} />
      {added === 0 ? null : (
        <Button variant="secondary" onPress={() => overlays.send({ type: 'panel.open' })}>
          {t('View In Cart')}
        </Button>
      )}
    </div>
  );
};

/** What went into the cart and what did not; it is read out when it comes. */
export const IngredientsAdded = ({ report }: { report: RecipeReport | undefined }) => (
  <div role="status" className={styles.control}>
    {report ? <Added report={report} /> : null}
  </div>
);
