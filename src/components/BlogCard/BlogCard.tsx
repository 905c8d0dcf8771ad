import EyeIcon from 'lucide-react/icons/eye';
import type { Blog } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './BlogCard.css.ts';

type Facts = Pick<Blog, 'post_by' | 'created_at' | 'total_views'>;

/** The author, the date and the number of views of a blog post. */
export const BlogFacts = ({ blog: { post_by, created_at, total_views } }: { blog: Facts }) => {
  const t = useMessages();
  const dates = useDates();
  const moment = momentOf(created_at);
  return (
    <p className={styles.facts}>
      {post_by.profile_photo ? (
        <img className={styles.photo} src={post_by.profile_photo} alt="" width="28" height="28" loading="lazy" />
      ) : null}
      <bdi className={styles.author}>{post_by.name}</bdi>
      <time dateTime={Number.isNaN(moment) ? undefined : new Date(moment).toISOString().slice(0, 10)}>
        {dates.day(moment, 'UTC') || created_at}
      </time>
      <span className={styles.views}>
        <EyeIcon />
        {t('{count} views', { count: total_views })}
      </span>
    </p>
  );
};

export type BlogCardProps = {
  blog: Blog;
  level?: 2 | 3;
  /** Beside its picture where there is room. */
  isWide?: boolean;
  isEager?: boolean;
};

const shape = { width: 1280, height: 800 };
const sizes = {
  tall: '(min-width: 1024px) 25rem, (min-width: 640px) 46vw, 92vw',
  wide: '(min-width: 1024px) 40rem, 92vw',
};

export const BlogCard = ({ blog, level = 2, isWide = false, isEager = false }: BlogCardProps) => {
  const t = useMessages();
  const variant = isWide ? 'wide' : 'tall';
  const Title = `h${level}` as const;
  return (
    <article className={styles.looks[variant]}>
      <div className={styles.picture}>
        <Picture
          picture={pictureOf(blog.thumbnail, blog.picture, shape)}
          alt=""
          sizes={sizes[variant]}
          ratio="fill"
          isPriority={isEager}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.tags}>
          {blog.category.name ? <Tag tone="accent">{blog.category.name}</Tag> : null}
          {blog.is_new ? <Tag tone="sale">{t('New')}</Tag> : null}
        </p>
        <Title className={styles.titles[variant]}>
          <Link href={pathTo('blog', { slug: blog.slug })} className={styles.link} dir="auto">
            {blog.title}
          </Link>
        </Title>
        <p className={styles.excerpt} dir="auto">
          {blog.description}
        </p>
        <BlogFacts blog={blog} />
      </div>
    </article>
  );
};

export const BlogCardSkeleton = () => (
  <div className={styles.looks.tall}>
    <div className={styles.picture} />
    <div className={styles.body}>
      <Skeleton width="third" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  </div>
);
