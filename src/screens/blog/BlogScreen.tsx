import FileXIcon from 'lucide-react/icons/file-x';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { blogQuery } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './BlogPost.css.ts';
import { BlogPost } from './BlogPost.tsx';

const BlogPending = () => (
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

const NoPost = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<FileXIcon />}
      level={1}
      title={t('This post is not available.')}
      text={t('It is no longer here, or the address is wrong')}
      action={<ButtonLink href={pathTo('blogs')}>{t('All Blogs')}</ButtonLink>}
    />
  );
};

export const BlogScreen = ({ params: { slug = '' } }: ScreenProps) => (
  <QueryView result={useQuery(blogQuery(slug))} level={1} skeleton={<BlogPending />} notFound={<NoPost />}>
    {(response) => <BlogPost response={response} />}
  </QueryView>
);
