import type { ProductDetails } from '#machines/query/contract.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import * as styles from './FoodFacts.css.ts';

type Stated = NonNullable<NonNullable<ProductDetails['facts']>['nutrition']>;
type Row = { nutrient: Exclude<keyof Stated, 'per' | 'kj' | 'kcal'>; name: MessageKey; isPart?: boolean };

/** In the order of the law. */
const rows: readonly Row[] = [
  { nutrient: 'fat', name: 'Fat' },
  { nutrient: 'saturates', name: 'of which saturates', isPart: true },
  { nutrient: 'carbohydrate', name: 'Carbohydrate' },
  { nutrient: 'sugars', name: 'of which sugars', isPart: true },
  { nutrient: 'fibre', name: 'Fibre' },
  { nutrient: 'protein', name: 'Protein' },
  { nutrient: 'salt', name: 'Salt' },
];

/** What is not stated has no row. */
export const Nutrition = ({ nutrition }: { nutrition: Stated }) => {
  const t = useMessages();
  const number = useNumbers();
  const { kj, kcal } = nutrition;
  const energy = [
    kj === undefined ? [] : t('{amount} kJ', { amount: number(kj) }),
    kcal === undefined ? [] : t('{amount} kcal', { amount: number(kcal) }),
  ].flat();
  return (
    <table className={styles.table}>
      <caption>{t(nutrition.per === '100ml' ? 'Per 100 ml' : 'Per 100 g')}</caption>
      <tbody>
        {energy.length > 0 ? (
          <tr>
            <th scope="row">{t('Energy')}</th>
            <td className={styles.amount}>
              <bdi>{energy.join(' / ')}</bdi>
            </td>
          </tr>
        ) : null}
        {rows.map(({ nutrient, name, isPart }) => {
          const value = nutrition[nutrient];
          return value === undefined ? null : (
            <tr key={nutrient}>
              <th scope="row">{isPart ? <span className={styles.inner}>{t(name)}</span> : t(name)}</th>
              <td className={styles.amount}>
                <bdi>{t('{amount} g', { amount: number(value) })}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
