import { OrderDialogs } from '#src/features/orders/OrderDialogs.tsx';
import { ordersQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';
import * as styles from './OrderHistoryScreen.css.ts';
import { OrderPages } from './OrderPages.tsx';
import { statusOf, tabsOf } from './order-tabs.ts';

/** The orders of one status a tab, the newest first. */
export const OrderHistoryScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const number = useNumbers();
  // The first tab is read beside whichever is open: the counts stay in sight while another tab loads.
  const first = useQuery(ordersQuery(new URLSearchParams()));
  const status = statusOf(search, first.data?.status_wise_orders);
  const shown = useQuery(ordersQuery(new URLSearchParams({ status, page: search.get('page') ?? '1' })));
  const counts = (shown.data ?? first.data)?.status_wise_orders;
  return (
    <div className={styles.orderHistoryScreenRoot}>
      <h1>{t('Order History')}</h1>
      <nav className={styles.tabs} aria-label={t('Order status')}>
        {tabsOf(status, counts).map(({ text, count, ...tab }) => (
          <ChipLink key={tab.href} {...tab}>
            {t(text)}
            {count === undefined ? null : <bdi className={styles.count}>{number(count)}</bdi>}
          </ChipLink>
        ))}
      </nav>
      <OrderPages status={status} search={search} orders={shown} />
      <OrderDialogs />
    </div>
  );
};
