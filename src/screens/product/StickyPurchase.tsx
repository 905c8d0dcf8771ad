import type { Packaging, ProductDetails } from '#machines/query/contract.types.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { hasOptions, requestedProductOf } from '#src/components/requested-product.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { StickyBar } from '#src/ui/StickyBar/StickyBar.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { chosenOptions, missingOptions, offerOf, requestedOptions } from './chosen-options.ts';
import { purchaseId } from './ProductFrame.tsx';
import * as styles from './Purchase.css.ts';
import { OfferPrice } from './Purchase.tsx';
import { readChoice } from './product-address.ts';

export type StickyPurchaseProps = {
  product: ProductDetails;
  packaging: Packaging | undefined;
  /** The query string of the address. */
  search: string;
};

/** What is chosen of the product, as the bar buys it; undefined while an option is missing. */
const boughtOf = ({ product, packaging, search }: StickyPurchaseProps) => {
  if (!hasOptions(product)) return { offer: packaging ?? product, requested: requestedProductOf(product, packaging) };
  const chosen = chosenOptions(product, readChoice(new URLSearchParams(search)));
  const isMissing = missingOptions(product, chosen).length > 0;
  return { offer: offerOf(product, chosen), requested: isMissing ? undefined : requestedOptions(product, chosen) };
};

/** Price and Add to cart on a phone, while those of the page are scrolled out of sight. */
export const StickyPurchase = (props: StickyPurchaseProps) => {
  const t = useMessages();
  const { offer, requested } = boughtOf(props);
  return (
    <StickyBar insteadOf={purchaseId}>
      <div className={styles.sticky}>
        <OfferPrice offer={offer} unit={undefined} size="medium" />
        {requested ? (
          <AddControl product={requested} variant="bar" />
        ) : (
          <TextLink href={`#${purchaseId}`} variant="strong" isExternal>
            {t('Choose options')}
          </TextLink>
        )}
      </div>
    </StickyBar>
  );
};
