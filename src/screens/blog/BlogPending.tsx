import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './BlogPost.css.ts';

export const BlogPending = () => (
  <div className={styles.root}>
    <div className={styles.post}>
      <Skeleton width="third" />
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
      <div className={styles.picture} />
      <Stack gap={3}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </Stack>
    </div>
  </div>
);
