import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OrderDetailsScreen.css.ts';

const PendingCard = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton shape="title" width="third" />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  </Card>
);

export const OrderPending = () => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('Order Details')}</h1>
      <VisuallyHidden>
        <span role="status">{t('Loading…')}</span>
      </VisuallyHidden>
      <PendingCard />
      <div className={styles.columns}>
        <Stack gap={5}>
          <PendingCard />
          <PendingCard />
        </Stack>
        <PendingCard />
      </div>
    </Stack>
  );
};
