import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

const cards = ['first', 'second', 'third'];

/** A list of cards, each with a heading, some facts and a way on, before it is there. */
export const CardsPending = () => (
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
);
