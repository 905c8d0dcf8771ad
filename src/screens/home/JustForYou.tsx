import { useLocation } from 'wouter';
import { homeFeedPageSize } from '#machines/constants.ts';
import { useRead } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { ProductGrid, ProductGridSkeleton } from '#src/parts/ProductGrid/ProductGrid.tsx';
import { ReadView } from '#src/parts/ReadView/ReadView.tsx';
import { Section } from '#src/parts/Section/Section.tsx';
import { homeRead } from '#src/routes/page-reads.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './HomeScreen.css.ts';

const FeedPage = ({ page }: { page: number }) => {
  const result = useRead(homeRead(page));
  return (
    <ReadView result={result} skeleton={<ProductGridSkeleton count={homeFeedPageSize} />}>
      {({ just_for_you }) => <ProductGrid products={just_for_you.products} />}
    </ReadView>
  );
};

const pagesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** How many pages are open is in the address, so that Back finds the same products again. */
export const JustForYou = ({ total, pageCount }: { total: number; pageCount: number }) => {
  const t = useMessages();
  const [path, navigate] = useLocation();
  const lastPage = Math.max(1, Math.ceil(total / homeFeedPageSize));
  const shown = Math.min(pageCount, lastPage);
  if (total === 0) return null;
  return (
    <Section title={t('Just for you')}>
      <Stack gap={8}>
        {pagesUpTo(shown).map((page) => (
          <FeedPage key={page} page={page} />
        ))}
      </Stack>
      {shown < lastPage ? (
        <div className={styles.more}>
          <Button
            variant="secondary"
            size="large"
            onPress={() => navigate(`${path}?more=${shown + 1}`, { replace: true })}
          >
            {t('Load more')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
};
