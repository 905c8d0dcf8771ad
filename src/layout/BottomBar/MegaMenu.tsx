import { megaMenuFeatured, megaMenuPopular } from '#machines/constants.ts';
import type { Category } from '#machines/query/contract.types.ts';
import { categoryPath } from '#src/components/category-path.ts';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { categoriesQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './MegaMenu.css.ts';
import { MegaMenuPending } from './MegaMenuPending.tsx';
import { TrendingNow } from './TrendingNow.tsx';

export type CategoriesProps = { categories: readonly Category[]; onPress: () => void };

const PopularCategories = ({ categories, onPress }: CategoriesProps) => {
  const t = useMessages();
  return (
    <ul className={styles.popular}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={categoryPath(category)} className={styles.category} onClick={onPress}>
            <span className={styles.round}>
              <Thumb picture={category.picture} thumbnail={category.thumbnail} size={48} />
            </span>
            <span>
              <bdi>{category.name}</bdi>
              {category.sub_categories.length > 0 ? (
                <span className={styles.count}>
                  {t('{count} subcategories', { count: category.sub_categories.length })}
                </span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Those that follow the popular ones. Where too few follow, the first ones fill the places, so popular ones repeat. */
export const featuredCategories = (categories: readonly Category[]): readonly Category[] =>
  [...categories.slice(megaMenuPopular), ...categories].slice(0, Math.min(megaMenuFeatured, categories.length));

const FeaturedCategories = ({ categories, onPress }: CategoriesProps) => (
  <ul className={styles.featured}>
    {categories.map((category) => (
      <li key={category.id}>
        <Link href={categoryPath(category)} className={styles.banner} onClick={onPress}>
          <span className={styles.bannerPicture}>
            <Thumb
              picture={category.banner_picture ?? category.picture}
              thumbnail={category.banner ?? category.thumbnail}
              size={240}
              isWhole={!category.banner && !category.banner_picture}
            />
          </span>
          <bdi>{category.name}</bdi>
        </Link>
      </li>
    ))}
  </ul>
);

export type MegaMenuProps = { onPress: () => void };

export const MegaMenu = ({ onPress }: MegaMenuProps) => {
  const t = useMessages();
  const { data, status, failure, retry } = useQuery(categoriesQuery());
  if (!data && (status === 'failed' || status === 'offline')) {
    return <QueryFailed failure={failure} isOffline={status === 'offline'} onRetry={retry} />;
  }
  if (!data) return <MegaMenuPending />;
  return (
    <div className={`${frame.page} ${styles.columns}`}>
      <section>
        <h2 className={styles.title}>{t('Popular categories')}</h2>
        <PopularCategories categories={data.categories.slice(0, megaMenuPopular)} onPress={onPress} />
        <p className={styles.all}>
          <TextLink variant="strong" href={pathTo('categories')} onPress={onPress}>
            {t('Browse all categories')}
          </TextLink>
        </p>
      </section>
      <section>
        <h2 className={styles.title}>{t('Featured categories')}</h2>
        <FeaturedCategories categories={featuredCategories(data.categories)} onPress={onPress} />
      </section>
      <TrendingNow onPress={onPress} />
    </div>
  );
};
