import { selectCart } from '#machines/cart/cart.selectors.ts';
import type { CartLine } from '#machines/cart/cart.types.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { cartSums, lineSums } from '#src/features/cart/cart-sums.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './DashboardScreen.css.ts';

const mostLines = 3;

type CartLinesProps = {
  lines: readonly CartLine[];
  /** What all of a line cost, already written as money. */
  amountOf: (line: CartLine) => string;
};

const CartLines = ({ lines, amountOf }: CartLinesProps) => {
  const t = useMessages();
  const number = useNumbers();
  const more = lines.length - mostLines;
  return (
    <>
      <ul className={styles.cartList}>
        {lines.slice(0, mostLines).map((line) => (
          <li key={line.id} className={styles.cartLine}>
            <span className={styles.cartPicture}>
              <Thumb picture={line.picture} thumbnail={line.thumbnail} size={56} />
            </span>
            <span>
              <Link href={pathTo('product', { id: line.productId })} className={styles.cartName}>
                <bdi>{line.name}</bdi>
              </Link>
              <span className={styles.cartNote}>
                {' '}
                <bdi dir="ltr">× {number(line.quantity)}</bdi>
              </span>
            </span>
            <bdi className={styles.cartAmount}>{amountOf(line)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.cartNote}>{t('and {count} more', { count: more })}</p> : null}
    </>
  );
};

/** What lies in the cart, at a glance; the panel has the rest. */
export const CartBlock = () => {
  const t = useMessages();
  const sums = useSums();
  const cart = useFlow('cart');
  const overlays = useFlow('cartOverlays');
  const { stage, amount, groups } = useFacts('cart', selectCart);
  const { total, subtotals } = cartSums({ groups, amount }, sums);
  const amounts = new Map(groups.flatMap((shop) => [...lineSums(shop, subtotals.get(shop.shopId) ?? 0n, sums)]));
  const lines = groups.flatMap((group) => group.lines);
  const open = () => overlays.send({ type: 'panel.open', panel: 'account' });
  return (
    <Card>
      <div className={styles.block}>
        <h2 className={styles.title}>{t('My Cart')}</h2>
        {stage === 'loading' ? (
          <Pending>
            <Stack gap={3}>
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          </Pending>
        ) : null}
        {stage === 'filled' ? (
          <CartLines lines={lines} amountOf={({ id }) => sums.write(amounts.get(id) ?? 0n)} />
        ) : null}
        {stage === 'filled' ? (
          <div className={styles.cartFoot}>
            <p>
              {t('Cart Amount')} <bdi className={styles.cartAmount}>{sums.write(total)}</bdi>
            </p>
            <Button size="small" aria-haspopup="dialog" onPress={open}>
              {t('View In Cart')}
            </Button>
          </div>
        ) : null}
        {stage === 'empty' ? (
          <Stack gap={3}>
            <p className={styles.cartNote}>{t('Your cart is empty')}</p>
            <div>
              <ButtonLink variant="secondary" size="small" href={pathTo('products')}>
                {t('Start shopping')}
              </ButtonLink>
            </div>
          </Stack>
        ) : null}
        {stage === 'failed' ? (
          <Stack gap={3}>
            <p className={styles.cartNote}>{t('Your cart could not be loaded')}</p>
            <div>
              <Button variant="secondary" size="small" onPress={() => cart.send({ type: 'cart.refresh' })}>
                {t('Retry')}
              </Button>
            </div>
          </Stack>
        ) : null}
      </div>
    </Card>
  );
};
