import { useId } from 'react';
import type { BlogResponse } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './BlogPost.css.ts';

const shape = { width: 1280, height: 800 };

export const PopularPosts = ({ blogs }: { blogs: BlogResponse['popular_blogs'] }) => {
  const t = useMessages();
  const id = useId();
  return blogs.length > 0 ? (
    <aside className={styles.popularPostsRoot} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('Popular posts')}
      </h2>
      <ul className={styles.list}>
        {blogs.map((blog) => (
          <li key={blog.id}>
            <Link className={styles.popularPostsPost} href={pathTo('blog', { slug: blog.slug })}>
              <span className={styles.popularPostsPicture}>
                <Picture picture={pictureOf(blog.thumbnail, blog.picture, shape)} alt="" sizes="5.5rem" ratio="fill" />
              </span>
              <span className={styles.words}>
                <bdi className={styles.popularPostsTitle}>{blog.title}</bdi>
                <span className={styles.views}>{t('{count} views', { count: blog.total_views })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  ) : null;
};
