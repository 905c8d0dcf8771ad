import { deliveryFacts } from '#machines/cart/cart.delivery.ts';
import { checkoutLinePrice, groupSubtotal } from '#machines/cart/cart.prices.ts';
import type { CartGroup, Quote } from '#machines/checkout/checkout.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Says how much is missing to the minimum of a shop; undefined if its goods cost enough. */
export const useMissingToMinimum = () => {
  const t = useMessages();
  const money = useMoney();
  return (group: CartGroup) => {
    const subtotal = groupSubtotal(group.products, checkoutLinePrice);
    const { minimumOrder = 0, missingToMinimum } = deliveryFacts(group, subtotal);
    if (missingToMinimum === 0) return undefined;
    return t('Minimum order {minimum}: add {missing} more', {
      minimum: isolated(money(minimumOrder)),
      missing: isolated(money(missingToMinimum)),
    });
  };
};

/** The shops that would refuse this order, each with the way back to its goods. */
export const BelowMinimum = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const isMulti = useMultiVendor();
  const missingIn = useMissingToMinimum();
  return quote.checkout_items.map((group) => {
    const missing = missingIn(group);
    const { shop_id: id, shop_name: shop } = group;
    return missing ? (
      <Notice
        key={id}
        tone="warning"
        title={isMulti ? shop : undefined}
        action={
          <TextLink
            href={isMulti ? pathTo('shop', { id }) : pathTo('products')}
            label={`${t('Back to the shop')}: ${shop}`}
          >
            {t('Back to the shop')}
          </TextLink>
        }
      >
        {missing}
      </Notice>
    ) : null;
  });
};
