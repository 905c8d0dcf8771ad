import type { CartGroup } from '#machines/checkout/checkout.types.ts';
import { useMessages } from '#src/app/use-texts.ts';
import * as styles from './Block.css.ts';
import { Block } from './Block.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { ShopItems } from './ShopItems.tsx';

/** What is bought, shop by shop, and what is not. */
export const ItemsBlock = ({ groups }: { groups: CartGroup[] }) => {
  const t = useMessages();
  const count = groups.reduce((total, { products }) => total + products.length, 0);
  return (
    <Block title={t('Items')} end={t('{count} items', { count })}>
      <div className={styles.unlined}>
        {groups.map((group) => (
          <ShopItems key={group.shop_id} group={group} />
        ))}
      </div>
      <LeftBehind boughtFrom={groups.map(({ shop_id }) => shop_id)} />
    </Block>
  );
};
