import NewspaperIcon from 'lucide-react/icons/newspaper';
import type { BlogPage } from '#machines/query/contract.types.ts';
import { BlogCard, BlogCardSkeleton } from '#src/components/BlogCard/BlogCard.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import * as styles from './BlogsScreen.css.ts';

export type BlogGridProps = Pick<BlogPage, 'blogs'> & {
  /** Of all pages. */
  total: number;
  text: string | undefined;
  /** Whether the first and newest post is larger than the others. */
  hasLead: boolean;
};

const NoBlogs = ({ text, total }: Pick<BlogGridProps, 'text' | 'total'>) => {
  const t = useMessages();
  const all = <ButtonLink href={pathTo('blogs')}>{t('All Blogs')}</ButtonLink>;
  if (total > 0) return <EmptyState icon={<NewspaperIcon />} title={t('There is nothing on this page')} action={all} />;
  return (
    <EmptyState
      icon={<NewspaperIcon />}
      title={text ? t('No results found for “{text}”', { text }) : t('No posts found')}
      text={text ? t('Check the spelling or try a more general word') : undefined}
      action={all}
    />
  );
};

export const BlogGrid = ({ blogs, total, text, hasLead }: BlogGridProps) =>
  blogs.length === 0 ? (
    <NoBlogs text={text} total={total} />
  ) : (
    <ul className={styles.grid}>
      {blogs.map((blog, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={blog.id} className={isLead ? styles.lead : undefined}>
            <PartBoundary>
              <BlogCard blog={blog} isWide={isLead} isEager={index === 0} />
            </PartBoundary>
          </li>
        );
      })}
    </ul>
  );

const places = Array.from({ length: 6 }, (_, index) => `place ${index}`);

export const BlogGridSkeleton = () => (
  <div className={styles.grid}>
    {places.map((place) => (
      <BlogCardSkeleton key={place} />
    ))}
  </div>
);
