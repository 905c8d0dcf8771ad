import { navigate } from 'wouter/use-browser-location';
import type { Packaging, ProductDetails } from '#machines/query/contract.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { useUnitPrice } from '#src/components/use-unit-price.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { isSoldOut } from './Availability.tsx';
import * as styles from './Purchase.css.ts';
import { chosen } from './product-address.ts';

const PackPrice = ({ pack }: { pack: Packaging }) => {
  const t = useMessages();
  const money = useMoney();
  const unitPrice = useUnitPrice();
  return (
    <span className={styles.packPrice}>
      <span className={styles.strong}>
        <bdi>{money(pricesOf(pack).now)}</bdi>
      </span>
      <span>
        <bdi>{isSoldOut(pack.stock) ? t('Sold out') : unitPrice(pack.unit_price)}</bdi>
      </span>
    </span>
  );
};

/** `search`: of the page's address. */
export type PacksProps = { product: ProductDetails; packaging: Packaging | undefined; search: string };

/** The packs of the product. The price per unit shows which pack is the better buy. */
export const Packs = ({ product, packaging, search }: PacksProps) => {
  const t = useMessages();
  return (
    <div className={styles.packs}>
      <RadioGroup
        legend={t('Choose a pack')}
        name="pack"
        variant="chips"
        value={packaging ? String(packaging.id) : undefined}
        options={product.packagings.map((pack) => ({
          value: String(pack.id),
          label: (
            <span className={styles.strong}>
              <bdi>{pack.label}</bdi>
            </span>
          ),
          text: <PackPrice pack={pack} />,
        }))}
        onChange={(id) => navigate(chosen(product.id, new URLSearchParams(search), 'pack', id), { replace: true })}
      />
    </div>
  );
};
