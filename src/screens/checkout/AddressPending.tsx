import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

export const AddressPending = () => (
  <Pending>
    <Stack gap={1}>
      <Skeleton width="third" />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton shape="control" width="third" />
    </Stack>
  </Pending>
);
