import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

export const PolicyPending = () => (
  <Stack gap={4}>
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
    <Skeleton />
    <Skeleton width="half" />
  </Stack>
);
