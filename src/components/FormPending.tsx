import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

const rows = ['first', 'second', 'third', 'fourth'];

/** A form that is being fetched, under its title. */
export const FormPending = ({ title }: { title: string }) => (
  <Stack gap={5}>
    <h1>{title}</h1>
    <Pending>
      <Card>
        <Stack gap={5}>
          {rows.map((row) => (
            <Stack gap={1} key={row}>
              <Skeleton width="third" />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Pending>
  </Stack>
);
