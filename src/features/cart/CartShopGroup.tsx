import TicketPercentIcon from 'lucide-react/icons/ticket-percent';
import { memo } from 'react';
import { commaOf } from '#locales/commas.ts';
import type { CartShop, CartLine as Line } from '#machines/cart/cart.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { ChatButton } from '#src/components/ChatButton/ChatButton.tsx';
import { ClosedNow } from '#src/components/ClosedNow/ClosedNow.tsx';
import { ShopRated } from '#src/components/Rated/Rated.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { LongRows } from '#src/ui/LongList/LongRows.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { CartDelivery } from './CartDelivery.tsx';
import { CartLine } from './CartLine.tsx';
import * as styles from './CartPanel.css.ts';
import { lineSums } from './cart-sums.ts';

/**
 * How controls name a line: the product with its size and colour. Where another line has the same product, its pack
 * belongs to it too, because nothing else tells the two apart.
 */
export const lineTitle = ({ name, productId, unit, size, color }: Line, lines: readonly Line[]) => {
  const ofProduct = lines.filter((line) => isSameId(line.productId, productId));
  return [name, ofProduct.length > 1 ? unit : null, size, color].filter(Boolean).join(', ');
};

/** About as high as a line is. */
const linePx = 160;

type CartShopGroupProps = {
  shop: CartShop;
  /** In minor units of the chosen currency. */
  subtotal: bigint;
  isSelectable: boolean;
  isSelected: boolean;
  /** A change of the cart is in flight. */
  isBusy: boolean;
};

/** With several vendors the shop's name chooses it for the checkout; with one there is nothing to choose. */
const PlainCartShopGroup = ({ shop, subtotal, isSelectable, isSelected, isBusy }: CartShopGroupProps) => {
  const t = useMessages();
  const sums = useSums();
  const amounts = lineSums(shop, subtotal, sums);
  const quote = useFlow('cartQuote');
  const vouchers = useFlow('vouchers');
  const isOffered = useOffers();
  const { shopId, shopName } = shop;
  const comma = commaOf(useLocale());
  const name = <bdi className={styles.name}>{shopName}</bdi>;
  return (
    <section className={styles.shop} aria-label={t('Items from {shop}', { shop: shopName })}>
      <header className={styles.head}>
        {isSelectable ? (
          <Checkbox isChecked={isSelected} onChange={() => quote.send({ type: 'shop.toggle', shopId })}>
            {name}
            <VisuallyHidden>
              {comma}
              {t('Checkout')}
            </VisuallyHidden>
          </Checkbox>
        ) : (
          name
        )}
        <ShopRated value={shop.shopRating} count={shop.shopReviews} />
        {isSelectable ? <ChatButton shop={{ id: shopId, name: shopName }} isIcon /> : null}
      </header>
      <LongRows
        items={shop.lines}
        estimatedRowHeight={linePx}
        render={(line) => (
          <CartLine
            key={line.id}
            line={line}
            title={lineTitle(line, shop.lines)}
            amount={sums.write(amounts.get(line.id) ?? 0n)}
            isBusy={isBusy}
          />
        )}
      />
      {isOffered('vouchers') ? (
        <div className={styles.offer}>
          <Button
            variant="quiet"
            size="small"
            icon={<TicketPercentIcon />}
            onPress={() => vouchers.send({ type: 'vouchers.open', shop: { id: shopId, name: shopName } })}
          >
            {t('Apply Store voucher')}
            <VisuallyHidden>: {shopName}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
      {shop.opensAt ? (
        <p className={styles.hint}>
          <ClosedNow opensAt={shop.opensAt} />
        </p>
      ) : null}
      <CartDelivery shop={shop} />
      <p className={styles.sum}>
        {t('Subtotal')}
        <bdi className={styles.sumAmount}>{sums.write(subtotal)}</bdi>
      </p>
    </section>
  );
};

export const CartShopGroup = memo(PlainCartShopGroup);
