import EyeIcon from 'lucide-react/icons/eye';
import type { Blog } from '#machines/query/contract.types.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './BlogFacts.css.ts';

type Facts = Pick<Blog, 'post_by' | 'created_at' | 'total_views'>;

/** The author, the date and the number of views of a blog post. */
export const BlogFacts = ({ blog: { post_by, created_at, total_views } }: { blog: Facts }) => {
  const t = useMessages();
  const dates = useDates();
  const moment = momentOf(created_at);
  return (
    <p className={styles.root}>
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
