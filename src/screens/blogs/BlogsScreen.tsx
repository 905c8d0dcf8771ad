import { blogPageSize } from '#machines/constants.ts';
import type { BlogPage } from '#machines/query/contract.types.ts';
import { ChipNav } from '#src/components/ChipNav/ChipNav.tsx';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { ListSearch } from '#src/components/ListSearch/ListSearch.tsx';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { blogsQuery } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { type ProductSearch, readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';
import { BlogGrid, BlogGridSkeleton } from './BlogGrid.tsx';
import * as styles from './BlogsScreen.css.ts';

type BlogCategoriesProps = Pick<BlogPage, 'categories'> & {
  current: string | undefined;
  hrefOf: (id: string | undefined) => string;
};

const BlogCategories = ({ categories, current, hrefOf }: BlogCategoriesProps) => {
  const t = useMessages();
  return (
    <ChipNav label={t('Categories')}>
      <ChipLink href={hrefOf(undefined)} isCurrent={!current}>
        {t('All Blogs')}
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={hrefOf(String(id))} isCurrent={current === String(id)}>
          <bdi>{name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};

const hrefOf = (state: Partial<ProductSearch>) => pathTo('blogs', undefined, writeProductSearch({ page: 1, ...state }));

/** The journal: by category, by words and by page, all of it in the address. */
export const BlogsScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(blogsQuery(search));
  const { page, text, category } = readProductSearch(search);
  const within = { ...(text ? { text } : {}), ...(category ? { category } : {}) };
  const total = result.data?.total;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <PageHeading title={t('Blog')} note={total === undefined ? null : t('{count} posts', { count: total })} />
        <ListSearch
          label={t('Search the blog')}
          text={text ?? ''}
          hrefOf={(typed) => hrefOf(typed ? { text: typed } : {})}
        />
      </div>
      <BlogCategories
        categories={result.data?.categories ?? []}
        current={category}
        hrefOf={(id) => hrefOf(id ? { category: id } : {})}
      />
      <QueryView result={result} skeleton={<BlogGridSkeleton />}>
        {(posts) => <BlogGrid {...posts} text={text} hasLead={page === 1 && !text && !category} />}
      </QueryView>
      <ListPager
        page={page}
        perPage={blogPageSize}
        total={total ?? 0}
        hrefOf={(number) => hrefOf({ ...within, page: number })}
      />
    </div>
  );
};
