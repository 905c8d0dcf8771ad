import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

const cards = ['first', 'second', 'third'];

export const OrdersPending = () => {
  const t = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <Stack gap={4}>
        {cards.map((card) => (
          <Card key={card}>
            <Stack gap={4}>
              <Skeleton shape="title" width="third" />
              <Skeleton width="most" />
              <Skeleton shape="control" width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
};
