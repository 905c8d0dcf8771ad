import TriangleAlertIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { commaOf } from '#locales/commas.ts';
import type { Allergen, ProductDetails } from '#machines/query/contract.types.ts';
import { query } from '#machines/query/query.types.ts';
import { allergenNames } from '#src/components/allergen-names.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import * as styles from './AllergyMark.css.ts';

type Stated = {
  contains?: readonly Allergen[] | undefined;
  may_contain?: readonly Allergen[] | undefined;
};

/** Says which of these allergens, that concern the shopper, a product has. Undefined: none of them is stated. */
const useOwnAllergens = (own: readonly Allergen[], { contains = [], may_contain: mayContain = [] }: Stated) => {
  const t = useMessages();
  const comma = commaOf(useLocale());
  const namesIn = (stated: readonly Allergen[]) =>
    own
      .filter((each) => stated.includes(each))
      .map((each) => t(allergenNames[each]))
      .join(comma);
  const inside = namesIn(contains);
  const traces = namesIn(mayContain);
  return {
    inside: inside === '' ? undefined : t('Contains: {names}', { names: inside }),
    traces: traces === '' ? undefined : t('May contain: {names}', { names: traces }),
  };
};

export type AllergyNoticeProps = {
  inside: string | undefined;
  traces: string | undefined;
  /** The shop declares that it states all allergens. */
  isComplete: boolean;
};

/** At the top of a product's page. What is unknown is said, too. */
const AllergyNotice = ({ inside, traces, isComplete }: AllergyNoticeProps) => {
  const t = useMessages();
  if (inside || traces)
    return (
      <Notice tone={inside ? 'danger' : 'warning'} title={t('Your allergies')}>
        {inside ? <p>{inside}</p> : null}
        {traces ? <p>{traces}</p> : null}
      </Notice>
    );
  return isComplete ? null : <Notice tone="warning" title={t('Allergens not stated by the shop')} />;
};

type OwnAllergiesProps = { children: (allergens: readonly Allergen[]) => ReactNode };

const Known = ({ children }: OwnAllergiesProps) => {
  const { data } = useQuery(query('getAllergies'));
  return data && data.allergens.length > 0 ? children(data.allergens) : null;
};

/** Nothing for guests and until the session is known, so that no page that others get has anything personal. */
const OwnAllergies = ({ children }: OwnAllergiesProps) => {
  const { isGuest } = useVisitor();
  const isOffered = useOffers()('allergies');
  return isGuest || !isOffered ? null : <Known>{children}</Known>;
};

export type AllergyMarkProps = {
  place: 'card' | 'line' | 'page';
  product: Stated & Pick<ProductDetails, 'facts'>;
};

const Mark = ({ own, place, product }: AllergyMarkProps & { own: readonly Allergen[] }) => {
  const { inside, traces } = useOwnAllergens(own, product);
  if (place === 'page')
    return <AllergyNotice inside={inside} traces={traces} isComplete={product.facts?.allergens_complete ?? false} />;
  if (!inside && !traces) return null;
  return (
    <p className={place === 'card' ? styles.card : styles.line}>
      {inside ? (
        <span className={styles.inside}>
          <TriangleAlertIcon />
          <bdi>{inside}</bdi>
        </span>
      ) : null}
      {traces ? (
        <span className={styles.traces}>
          <bdi>{traces}</bdi>
        </span>
      ) : null}
    </p>
  );
};

/** Which of the shopper's allergens are inside: on a card, at a line of the cart, or at the top of a product's page. */
export const AllergyMark = (props: AllergyMarkProps) => (
  <OwnAllergies>{(own) => <Mark own={own} {...props} />}</OwnAllergies>
);
