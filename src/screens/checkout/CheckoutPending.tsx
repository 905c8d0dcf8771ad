import type { ReactNode } from 'react';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CheckoutScreen.css.ts';

const Lines = ({ count }: { count: number }) => (
  <Stack gap={3}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other name
      <Skeleton key={index} width={index % 2 === 0 ? 'full' : 'most'} />
    ))}
  </Stack>
);

const PendingItems = () => (
  <Stack gap={4}>
    {[1, 2, 3].map((item) => (
      <div className={styles.pendingItem} key={item}>
        <Skeleton shape="square" />
        <Lines count={2} />
      </div>
    ))}
  </Stack>
);

const PendingBlock = ({ children }: { children: ReactNode }) => (
  <Card>
    <Stack gap={5}>
      <Skeleton shape="title" width="third" />
      {children}
    </Stack>
  </Card>
);

/** The page's own outline, in grey. */
export const CheckoutPending = () => {
  const t = useMessages();
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <Stack gap={5}>
        <PendingBlock>
          <PendingItems />
        </PendingBlock>
        <PendingBlock>
          <Lines count={4} />
        </PendingBlock>
        <PendingBlock>
          <Lines count={2} />
        </PendingBlock>
      </Stack>
      <Card>
        <Stack gap={5}>
          <Skeleton shape="title" width="half" />
          <Lines count={8} />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </div>
  );
};
