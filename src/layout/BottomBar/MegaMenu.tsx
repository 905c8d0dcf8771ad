import { megaMenuFeatured, megaMenuPopular } from '#machines/constants.ts';
import * as frame from '#src/layout/frame.css.ts';
import { categoriesQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { FeaturedCategories } from './FeaturedCategories.tsx';
import * as styles from './MegaMenu.css.ts';
import { MegaMenuPending } from './MegaMenuPending.tsx';
import { PopularCategories } from './PopularCategories.tsx';
import { TrendingNow } from './TrendingNow.tsx';

export type MegaMenuProps = { onPress: () => void };

export const MegaMenu = ({ onPress }: MegaMenuProps) => {
  const t = useMessages();
  const { data, status, retry } = useQuery(categoriesQuery());
  if (!data && (status === 'failed' || status === 'offline')) {
    return <ErrorState title={t('We could not load this')} retryLabel={t('Retry')} onRetry={retry} />;
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
        <FeaturedCategories categories={data.categories.slice(0, megaMenuFeatured)} onPress={onPress} />
      </section>
      <section>
        <h2 className={styles.title}>{t('Trending Now')}</h2>
        <TrendingNow onPress={onPress} />
      </section>
    </div>
  );
};
