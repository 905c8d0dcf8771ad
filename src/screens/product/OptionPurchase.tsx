import { useRef } from 'react';
import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { BuyNowButton } from '#src/components/BuyNowButton/BuyNowButton.tsx';
import { ListButton } from '#src/components/ListButton.tsx';
import { savedListItemOf } from '#src/components/saved-list-item.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { Delivery, isSoldOut, StockState } from './Availability.tsx';
import {
  type ChosenOptions,
  chosenOptions,
  isPriceOpen,
  missingOptions,
  type OptionKind,
  offerOf,
  requestedOptions,
  stockOf,
} from './chosen-options.ts';
import { OptionGroup } from './OptionGroup.tsx';
import * as styles from './OptionPurchase.css.ts';
import { readChoice } from './product-address.ts';

type OptionPriceProps = { product: Product | ProductDetails; chosen: ChosenOptions };

const OptionPrice = ({ product, chosen }: OptionPriceProps) => {
  const t = useMessages();
  const money = useMoney();
  const { now, before, percent } = pricesOf(offerOf(product, chosen));
  const isOpen = isPriceOpen(product, chosen);
  return (
    <Price
      size="large"
      price={isOpen ? t('From {price}', { price: isolated(money(now)) }) : money(now)}
      oldPrice={before === undefined || isOpen ? undefined : money(before)}
      oldPriceLabel={t('Was')}
      discount={percent > 0 && !isOpen ? t('{percent}% off', { percent }) : undefined}
      perUnit={product.unit?.name}
    />
  );
};

type ChooseFirstProps = { missing: OptionKind; name: string; onPress: () => void };

/** In the place of the buttons that buy: a press goes to what has to be chosen. */
const ChooseFirst = ({ missing, name, onPress }: ChooseFirstProps) => {
  const t = useMessages();
  return (
    <>
      <Button size="large" isWide onPress={onPress}>
        {missing === 'size' ? t('Choose a size') : t('Choose a colour')}
      </Button>
      <Button variant="soft" size="large" isWide aria-label={`${t('Buy now')}: ${name}`} onPress={onPress}>
        {t('Buy now')}
      </Button>
    </>
  );
};

export type OptionPurchaseProps = { product: Product | ProductDetails; search: URLSearchParams };

/** The price, the sizes and colours, and the buttons that buy once each is chosen. */
export const OptionPurchase = ({ product, search }: OptionPurchaseProps) => {
  const groups = useRef<HTMLDivElement>(null);
  const chosen = chosenOptions(product, readChoice(search));
  const [missing] = missingOptions(product, chosen);
  const mustChoose = missing !== undefined && !isSoldOut(product.quantity);
  const requested = requestedOptions(product, chosen);
  const stock = mustChoose ? undefined : (stockOf(product, chosen) ?? product.quantity);
  const showMissing = () => groups.current?.querySelector<HTMLInputElement>(`input[name="${missing}"]`)?.focus();
  return (
    <>
      <div className={styles.price}>
        <OptionPrice product={product} chosen={chosen} />
        <StockState stock={stock} />
      </div>
      <Delivery shop={product.shop} />
      <div className={styles.groups} ref={groups}>
        <OptionGroup kind="size" options={product.sizes} {...{ product, chosen, search }} />
        <OptionGroup kind="color" options={product.colors} {...{ product, chosen, search }} />
      </div>
      {mustChoose ? (
        <ChooseFirst missing={missing} name={product.name} onPress={showMissing} />
      ) : (
        <>
          <AddControl variant="page" product={requested} />
          <BuyNowButton product={requested} />
        </>
      )}
      <ListButton items={[savedListItemOf(requested, 1)]} onMissing={missing && showMissing} />
    </>
  );
};
