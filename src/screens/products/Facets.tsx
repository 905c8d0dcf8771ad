import CheckIcon from 'lucide-react/icons/check';
import { useId } from 'react';
import type { ProductFilters } from '#machines/query/contract.types.ts';
import { type ProductSearch, readProductSearch, valuesOf } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './Facets.css.ts';
import { type FacetKind, type HrefOf, toggled } from './list-place.ts';

type Value = { id: string | number; name: string; count?: number | undefined };

/** The drawer has all of them. */
const mostShown = 8;

/** The chosen ones and those of the most products, in the order of the back end. */
const shownOf = (values: readonly Value[], chosen: readonly string[]) => {
  const rank = ({ id, count = 0 }: Value) => (chosen.includes(String(id)) ? Number.POSITIVE_INFINITY : count);
  const first = [...values].sort((one, other) => rank(other) - rank(one)).slice(0, mostShown);
  return values.filter((value) => first.includes(value));
};

type FacetProps = {
  kind: FacetKind;
  title: string;
  values: readonly Value[];
  state: ProductSearch;
  hrefOf: HrefOf;
};

/** A back end that counts takes several values at once; to another, a press sends one in place of the last. */
const Facet = ({ kind, title, values, state, hrefOf }: FacetProps) => {
  const t = useMessages();
  const number = useNumbers();
  const id = useId();
  const chosen = valuesOf(state[kind]);
  const isSingle = values.every(({ count }) => count === undefined);
  if (values.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.values}>
        {shownOf(values, chosen).map(({ id: value, name, count }) => {
          const isChosen = chosen.includes(String(value));
          return (
            <li key={value}>
              <Link
                href={hrefOf(toggled(state, kind, String(value), isSingle))}
                className={styles.value}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span className={styles.box}>{isChosen ? <CheckIcon /> : null}</span>
                <bdi className={styles.name}>{name}</bdi>
                {count === undefined ? null : (
                  <span className={styles.count} title={t('{count} products', { count })}>
                    {number(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export type FacetsProps = {
  options: ProductFilters;
  /** The state of the list as its address has it: a text stays equal to itself. */
  address: string;
  hrefOf: HrefOf;
};

/** Filters beside the list of a wide window, each a link. The drawer has the others. */
export const Facets = ({ options, address, hrefOf }: FacetsProps) => {
  const t = useMessages();
  const list = { state: readProductSearch(new URLSearchParams(address)), hrefOf };
  return (
    <div className={styles.root}>
      <Facet kind="brand" title={t('Brand')} values={options.brands} {...list} />
      <Facet kind="size" title={t('Size')} values={options.sizes} {...list} />
      <Facet kind="color" title={t('Colour')} values={options.colors} {...list} />
      <Facet kind="diet" title={t('Diet')} values={options.diets ?? []} {...list} />
      <Facet kind="freeOf" title={t('Free of')} values={options.free_of ?? []} {...list} />
    </div>
  );
};
