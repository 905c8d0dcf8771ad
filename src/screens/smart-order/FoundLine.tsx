import { maxQuantity } from '#machines/constants.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { candidatesOf } from '#machines/smart-order/smart-order.lines.ts';
import type { Choice, SmartOrderCandidate, SmartOrderLine } from '#machines/smart-order/smart-order.types.ts';
import { Dotted } from '#src/components/Dotted.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './SmartOrderScreen.css.ts';

type ChosenQuantityProps = { line: number; found: SmartOrderCandidate; quantity: number; isBusy: boolean };

const ChosenQuantity = ({ line, found: { product }, quantity, isBusy }: ChosenQuantityProps) => {
  const t = useMessages();
  const number = useNumbers();
  const flow = useFlow('smartOrder');
  const set = (requested: number) => flow.send({ type: 'line.setQuantity', line, quantity: requested });
  const name = { name: product.name };
  return (
    <QuantityStepper
      numberOf={number}
      value={quantity}
      max={maxQuantity}
      isBusy={isBusy}
      label={t('Quantity of {name}', name)}
      incrementLabel={t('Increase quantity of {name}', name)}
      decrementLabel={t('Decrease quantity of {name}', name)}
      onIncrement={() => set(quantity + 1)}
      onDecrement={() => set(quantity - 1)}
      onSet={set}
    />
  );
};

const leftOut = '';

type FoundLineProps = { line: SmartOrderLine; choice: Choice | undefined; isBusy: boolean };

const Shown = ({ found: { product, packaging } }: { found: SmartOrderCandidate }) => {
  const t = useMessages();
  const money = useMoney();
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={pictureOf(product.thumbnail, product.picture)} alt="" sizes="64px" ratio="fill" />
      </span>
      <span className={styles.text}>
        <TextLink href={pathTo('product', { id: product.id })} variant="plain">
          <bdi>{product.name}</bdi>
        </TextLink>
        <span className={styles.quiet}>
          <Dotted parts={[packaging.label, product.shop?.name]} />
        </span>
        <span>
          <bdi dir="ltr">{money(pricesOf(packaging).now)}</bdi>
          {packaging.stock === 0 ? <span className={styles.gone}> {t('Sold out')}</span> : null}
        </span>
      </span>
    </>
  );
};

/** One line of the list with the product that is meant, or another one, or none. */
export const FoundLine = ({ line, choice, isBusy }: FoundLineProps) => {
  const t = useMessages();
  const flow = useFlow('smartOrder');
  const candidates = candidatesOf(line);
  const chosen = choice === 'leftOut' ? undefined : choice;
  const found = candidates.find(({ product }) => isSameId(product.id, chosen?.productId));
  const options = candidates.map(({ product, packaging }) => ({
    value: String(product.id),
    label: [product.name, packaging.label].join(' · '),
  }));
  const choose = (value: string) =>
    value === leftOut
      ? flow.send({ type: 'line.leaveOut', line: line.line })
      : flow.send({ type: 'line.choose', line: line.line, productId: value });
  return (
    <div className={styles.line}>
      <p className={styles.said}>
        <q dir="auto">{line.text}</q>
        {line.status === 'ambiguous' && found ? <Tag tone="warning">{t('Please check')}</Tag> : null}
      </p>
      {found ? (
        <div className={styles.found}>
          <Shown found={found} />
        </div>
      ) : null}
      <div className={styles.choice}>
        <SelectField
          name={`product-${line.line}`}
          label={t('Product for {line}', { line: line.text })}
          isLabelHidden
          value={chosen ? String(chosen.productId) : leftOut}
          options={[...options, { value: leftOut, label: t('Leave this out') }]}
          isDisabled={isBusy}
          onChange={choose}
        />
        {found && chosen ? (
          <ChosenQuantity line={line.line} found={found} quantity={chosen.quantity} isBusy={isBusy} />
        ) : null}
      </div>
    </div>
  );
};
