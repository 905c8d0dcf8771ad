import type { ProductFilters } from '#machines/query/contract.types.ts';
import { valuesOf } from '#src/routes/product-search.ts';
import { Choice } from './FilterInputs.tsx';
import * as styles from './ProductList.css.ts';

type CodesProps = {
  name: 'diet' | 'free';
  title: string;
  options: ProductFilters['diets'];
  chosen: string | undefined;
};

/** Each further one narrows the list. */
export const Codes = ({ name, title, options = [], chosen }: CodesProps) =>
  options.length > 0 ? (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Choice
            key={option.id}
            type="checkbox"
            name={name}
            value={option.id}
            isChosen={valuesOf(chosen).includes(option.id)}
          >
            {option.name}
          </Choice>
        ))}
      </div>
    </fieldset>
  ) : null;
