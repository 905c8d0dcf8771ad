import { navigate } from 'wouter/use-browser-location';
import { homeFeedPageSize } from '#machines/constants.ts';
import { GridFrame, PendingItems, ProductItems } from '#src/components/ProductGrid/ProductGrid.tsx';
import { LazyFailed } from '#src/components/QueryView/LazyFailed.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { homeQuery } from '#src/routes/page-content-queries.ts';
import { useAddress } from '#src/shop/address.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './HomeScreen.css.ts';

const FeedPage = ({ page }: { page: number }) => {
  const { data, status, failure, retry } = useQuery(homeQuery(page));
  if (data) return <ProductItems products={data.just_for_you.products} />;
  if (status === 'loading') return <PendingItems count={homeFeedPageSize} />;
  return (
    <li className={styles.wholeRow}>
      <LazyFailed failure={failure} isOffline={status === 'offline'} onRetry={retry} />
    </li>
  );
};

const pagesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** How many pages are open is in the address, so that Back finds the same products again. */
export const JustForYou = ({ total, pageCount }: { total: number; pageCount: number }) => {
  const t = useMessages();
  const { path } = useAddress();
  const lastPage = Math.max(1, Math.ceil(total / homeFeedPageSize));
  const shown = Math.min(pageCount, lastPage);
  const showMore = () => navigate(`${path}?more=${shown + 1}`, { replace: true });
  if (total === 0) return null;
  return (
    <Section title={t('Just for you')} isTall>
      <GridFrame>
        {pagesUpTo(shown).map((page) => (
          <FeedPage key={page} page={page} />
        ))}
      </GridFrame>
      {shown < lastPage ? (
        <div className={styles.more}>
          <Button variant="secondary" size="large" onPress={showMore}>
            {t('Load more')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
};
