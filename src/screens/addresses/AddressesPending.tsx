import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '#src/ui/Stack/Stack.tsx';

export const AddressesPending = () => (
  <Grid width="wide">
    {['first', 'second'].map((card) => (
      <Card key={card}>
        <Stack gap={3}>
          <Skeleton shape="title" width="third" />
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton shape="control" width="half" />
        </Stack>
      </Card>
    ))}
  </Grid>
);
