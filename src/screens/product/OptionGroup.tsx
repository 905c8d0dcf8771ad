import { navigate } from 'wouter/use-browser-location';
import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { type ChosenOptions, type Option, type OptionKind, stockOf } from './chosen-options.ts';
import * as styles from './OptionPurchase.css.ts';
import { chosen as chosenHere } from './product-address.ts';

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A drawing, because the policy of the page refuses a style in the markup. */
const Swatch = ({ code }: { code: string | undefined }) =>
  code && hexColour.test(code) ? (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill={code} />
    </svg>
  ) : null;

const Label = ({ option }: { option: Option }) => (
  <span className={styles.label}>
    <Swatch code={option.color_code} />
    <bdi>{option.name}</bdi>
  </span>
);

export type OptionGroupProps = {
  product: Product | ProductDetails;
  kind: OptionKind;
  options: readonly Option[];
  chosen: ChosenOptions;
  search: URLSearchParams;
};

/** All sizes or all colours. One that is sold out can be chosen: another colour of it may be there. */
export const OptionGroup = ({ product, kind, options, chosen, search }: OptionGroupProps) => {
  const t = useMessages();
  const money = useMoney();
  if (options.length === 0) return null;
  const textOf = (option: Option) => {
    if (stockOf(product, { ...chosen, [kind]: option }) === 0) return t('Sold out');
    return option.price > 0 ? t('+ {price}', { price: isolated(money(option.price)) }) : undefined;
  };
  return (
    <RadioGroup
      legend={kind === 'size' ? t('Choose a size') : t('Choose a colour')}
      name={kind}
      variant="chips"
      value={chosen[kind] ? String(chosen[kind].id) : undefined}
      options={options.map((option) => ({
        value: String(option.id),
        label: <Label option={option} />,
        text: textOf(option),
      }))}
      onChange={(id) => navigate(chosenHere(product.id, search, kind, id), { replace: true })}
    />
  );
};
