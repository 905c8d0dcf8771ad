import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

const cards = ['first', 'second', 'third'];

export const ReturnPending = () => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('Return Order Details')}</h1>
      {cards.map((card) => (
        <Card key={card}>
          <Stack gap={4}>
            <Skeleton shape="title" width="third" />
            <Skeleton width="most" />
            <Skeleton />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
