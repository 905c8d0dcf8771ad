import { useId } from 'react';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './OrderDetailsScreen.css.ts';

/** What the shopper wrote to the shop at the checkout. */
export const OrderNote = ({ note }: { note: string | null | undefined }) => {
  const t = useMessages();
  const id = useId();
  if (!note?.trim()) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <h2 id={id}>{t('Note for the shop')}</h2>
        <p className={styles.shopperText}>
          <bdi>{note}</bdi>
        </p>
      </Stack>
    </Card>
  );
};
