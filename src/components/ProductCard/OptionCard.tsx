import type { Product } from '#machines/query/contract.types.ts';
import { sum } from '#machines/shared/amounts.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { isolated } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Price } from '#src/ui/Price/Price.tsx';

type PartProps = { product: Product };

/** Of none, nothing. */
const lowest = (options: Product['sizes']) =>
  options.length > 0 ? [Math.min(...options.map(({ price }) => price))] : [];

/** The least that it costs; a discount is shown where nothing costs more. */
const LowestPrice = ({ product }: PartProps) => {
  const t = useMessages();
  const money = useMoney();
  const { sizes, colors } = product;
  const { now, before } = pricesOf(product);
  const price = money(sum([now, ...lowest(sizes), ...lowest(colors)]));
  const isOpen = [...sizes, ...colors].some((option) => option.price > 0);
  return (
    <Price
      price={isOpen ? t('From {price}', { price: isolated(price) }) : price}
      oldPrice={isOpen || before === undefined ? undefined : money(before)}
      oldPriceLabel={t('Was')}
    />
  );
};

const ChooseLink = ({ product: { id, name, quantity } }: PartProps) => {
  const t = useMessages();
  const text = quantity === 0 ? t('Sold out') : t('Choose options');
  return (
    <ButtonLink href={pathTo('product', { id })} variant="secondary" size="small" label={`${text}: ${name}`}>
      {text}
    </ButtonLink>
  );
};

/** Two places of one card. */
export type OptionCardProps = PartProps & { isPrice: boolean };

/** What a card shows otherwise of a product with sizes or colours: it leads to the page where they are chosen. */
export const OptionCard = ({ product, isPrice }: OptionCardProps) =>
  isPrice ? <LowestPrice product={product} /> : <ChooseLink product={product} />;
