import { type ReactNode, useId } from 'react';
import { commaOf } from '#locales/commas.ts';
import { intlLocale } from '#locales/locales.ts';
import type { Allergen, ProductDetails } from '#machines/query/contract.types.ts';
import { allergenNames, allergens, dietNames } from '#src/components/allergen-names.ts';
import { Section } from '#src/components/Section/Section.tsx';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './FoodFacts.css.ts';
import { Nutrition } from './Nutrition.tsx';

export type FoodFactsProps = {
  facts: NonNullable<ProductDetails['facts']>;
  contains?: readonly Allergen[] | undefined;
  mayContain?: readonly Allergen[] | undefined;
};

const PartOfFacts = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useMessages();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children ?? <p className={styles.quiet}>{t('Not provided by the shop')}</p>}
    </section>
  );
};

/** Allergens stand between asterisks. */
const Ingredients = ({ text }: { text: string }) => (
  <p dir="auto">
    {text.split('*').map((part, at) => {
      // The place is what tells two equal parts apart; they never change their order.
      const key = `${at}`;
      return at % 2 === 1 ? (
        <strong className={styles.allergen} key={key}>
          {part}
        </strong>
      ) : (
        <span key={key}>{part}</span>
      );
    })}
  </p>
);

/** What is not listed is free of it only where the shop declares that it states all allergens. */
const Allergens = ({ facts, contains = [], mayContain = [] }: FoodFactsProps) => {
  const t = useMessages();
  const comma = commaOf(useLocale());
  const others = allergens.filter((each) => !contains.includes(each) && !mayContain.includes(each));
  const rows = [
    { title: t('Contains'), listed: contains },
    { title: t('May contain'), listed: mayContain },
    { title: facts.allergens_complete ? t('Free of') : t('Not stated'), listed: others },
  ].filter(({ listed }) => listed.length > 0);
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ title, listed }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{listed.map((each) => t(allergenNames[each])).join(comma)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Origin = ({ country, text }: { country: string | undefined; text: string | undefined }) => {
  const locale = useLocale();
  const name =
    country === undefined ? undefined : new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country);
  return <p dir="auto">{[text, name].filter(Boolean).join(commaOf(locale))}</p>;
};

const Diets = ({ diets }: { diets: NonNullable<FoodFactsProps['facts']['diets']> }) => {
  const t = useMessages();
  return (
    <div className={styles.labels}>
      {diets.map((diet) => (
        <Tag key={diet} tone="success">
          {t(dietNames[diet])}
        </Tag>
      ))}
    </div>
  );
};

const hasAny = <Value,>(list: readonly Value[] | undefined): list is readonly Value[] => Boolean(list?.length);

/** What the shop states about a food. */
export const FoodFacts = (props: FoodFactsProps) => {
  const t = useMessages();
  const { facts, contains, mayContain } = props;
  const { ingredients, nutrition, origin, origin_country: country, diets } = facts;
  const areStated = facts.allergens_complete || hasAny(contains) || hasAny(mayContain);
  return (
    <Section title={t('Ingredients and nutrition')}>
      <div className={styles.root}>
        <PartOfFacts title={t('Ingredients')}>{ingredients ? <Ingredients text={ingredients} /> : null}</PartOfFacts>
        <PartOfFacts title={t('Allergens')}>{areStated ? <Allergens {...props} /> : null}</PartOfFacts>
        <PartOfFacts title={t('Nutrition')}>{nutrition ? <Nutrition nutrition={nutrition} /> : null}</PartOfFacts>
        <PartOfFacts title={t('Origin')}>
          {origin || country ? <Origin country={country} text={origin} /> : null}
        </PartOfFacts>
        {hasAny(diets) ? (
          <PartOfFacts title={t('Labels of the shop')}>
            <Diets diets={[...diets]} />
          </PartOfFacts>
        ) : null}
      </div>
    </Section>
  );
};
