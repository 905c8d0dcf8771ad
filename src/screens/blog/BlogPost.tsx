import type { BlogDetails, BlogResponse } from '#machines/query/contract.types.ts';
import { BlogCard, BlogFacts } from '#src/components/BlogCard/BlogCard.tsx';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { ShareButton } from '#src/components/ShareButton/ShareButton.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { writeProductSearch } from '#src/routes/product-search.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './BlogPost.css.ts';
import { PopularPosts } from './PopularPosts.tsx';

const shape = { width: 1280, height: 800 };

const ingredients = lazyComponent({
  file: 'src/screens/blog/Ingredients.tsx',
  load: async () => (await import('./Ingredients.tsx')).Ingredients,
  waitFor: 'firstInteraction',
});

const Head = ({ blog }: { blog: BlogDetails }) => {
  const t = useMessages();
  const { id, name } = blog.category;
  const categoryHref = pathTo('blogs', undefined, writeProductSearch({ category: String(id), page: 1 }));
  return (
    <>
      <Breadcrumbs
        label={t('You are here')}
        items={[
          { label: t('Blog'), href: pathTo('blogs') },
          ...(id && name ? [{ label: name, href: categoryHref }] : []),
          { label: blog.title },
        ]}
      />
      <h1 className={styles.title} dir="auto">
        {blog.title}
      </h1>
      <BlogFacts blog={blog} />
    </>
  );
};

const Foot = ({ blog: { tags, title } }: { blog: BlogDetails }) => {
  const t = useMessages();
  return (
    <div className={styles.foot}>
      {tags.length > 0 ? (
        <nav className={styles.tags} aria-label={t('Tags')}>
          {tags.map(({ id, name }) => (
            <ChipLink key={id} href={pathTo('blogs', undefined, writeProductSearch({ text: name, page: 1 }))}>
              <bdi>{name}</bdi>
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <ShareButton title={title} />
    </div>
  );
};

const Related = ({ blogs }: { blogs: BlogResponse['related_blogs'] }) => {
  const t = useMessages();
  const title = t('Related posts');
  return blogs.length > 0 ? (
    <Section title={title} href={pathTo('blogs')}>
      <Carousel
        label={title}
        width="card"
        previousLabel={`${t('Previous')}: ${title}`}
        nextLabel={`${t('Next')}: ${title}`}
      >
        {blogs.map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} level={3} />
          </li>
        ))}
      </Carousel>
    </Section>
  ) : null;
};

export const BlogPost = ({
  response: { blog, related_blogs, popular_blogs, related_products, recipe },
}: {
  response: BlogResponse;
}) => {
  const t = useMessages();
  const products = t('In this post');
  return (
    <div className={styles.page}>
      <div className={styles.root}>
        <article className={styles.post}>
          <Head blog={blog} />
          <div className={styles.picture}>
            <Picture
              picture={pictureOf(blog.thumbnail, blog.picture, shape)}
              alt=""
              sizes="(min-width: 1024px) 50rem, 96vw"
              ratio="fill"
              isPriority
            />
          </div>
          <div className={styles.text}>
            <RichText html={blog.description} level={2} />
          </div>
          {recipe ? <Part of={ingredients} given={{ recipe }} /> : null}
          <Foot blog={blog} />
        </article>
        <PopularPosts blogs={popular_blogs} />
      </div>
      {related_products.length > 0 ? (
        <Section title={products}>
          <ProductRow label={products} products={related_products} />
        </Section>
      ) : null}
      <Related blogs={related_blogs} />
    </div>
  );
};
