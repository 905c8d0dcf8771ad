import HeartIcon from 'lucide-react/icons/heart';
import PackageIcon from 'lucide-react/icons/package';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import TruckIcon from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import type { OrderPage } from '#machines/query/contract.types.ts';
import { ordersQuery } from '#src/routes/account-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './DashboardScreen.css.ts';

type TileProps = {
  icon: ReactNode;
  /** Undefined while the number loads, null if it is not available. */
  number: number | null | undefined;
  label: string;
};

const TileBody = ({ icon, number, label }: TileProps) => {
  const write = useNumbers();
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.number}>
        {number === undefined ? <Skeleton width="third" /> : <bdi>{number === null ? '–' : write(number)}</bdi>}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
};

const TileLink = ({ href, ...body }: TileProps & { href: string }) => (
  <Link href={href} className={styles.tile}>
    <TileBody {...body} />
  </Link>
);

const Tile = ({ onPress, ...body }: TileProps & { onPress: () => void }) => (
  <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onPress}>
    <TileBody {...body} />
  </button>
);

type Counts = OrderPage['status_wise_orders'];

/** What existing shops count as ongoing: an order that waits to be picked up is not among them. */
const ongoingIn = ({ pending, confirm, processing, on_the_way }: Counts): number =>
  pending + confirm + processing + on_the_way;

const allOrders = new URLSearchParams({ status: 'All' });

/** Four counts. Each tile opens the list of the items that it counts. */
export const Tiles = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const { itemCount, stage } = useFacts('cart', selectCart);
  const { favoriteCount } = useVisitor();
  const isOffered = useOffers();
  const orders = useQuery(ordersQuery(new URLSearchParams()));
  const counts = orders.data?.status_wise_orders;
  const cartUnknown = stage === 'loading' ? undefined : null;
  const unknown = orders.status === 'loading' ? undefined : null;
  return (
    <ul className={styles.tiles}>
      <li>
        <TileLink
          href={pathTo('orderHistory')}
          icon={<TruckIcon />}
          number={counts ? ongoingIn(counts) : unknown}
          label={t('Ongoing orders')}
        />
      </li>
      <li>
        <Tile
          icon={<ShoppingBasketIcon />}
          number={stage === 'filled' || stage === 'empty' ? itemCount : cartUnknown}
          label={t('Products in cart')}
          onPress={() => overlays.send({ type: 'panel.open', panel: 'account' })}
        />
      </li>
      {isOffered('wishlist') ? (
        <li>
          <TileLink href={pathTo('wishlist')} icon={<HeartIcon />} number={favoriteCount} label={t('Wishlist')} />
        </li>
      ) : null}
      <li>
        <TileLink
          href={pathTo('orderHistory', undefined, allOrders)}
          icon={<PackageIcon />}
          number={counts ? counts.all : unknown}
          label={t('Total orders')}
        />
      </li>
    </ul>
  );
};
