import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { RecentlyViewed, Usuals } from '#src/components/RecentlyViewed.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { homeFeedPages, homeQuery } from '#src/routes/page-content-queries.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HomeScreen.css.ts';
import { HomeSections } from './HomeSections.tsx';

/** A window full of it. */
const HomeSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="banner" />
    <Skeleton shape="title" width="third" />
    <ProductGridSkeleton count={10} />
  </div>
);

/** A separate component, so that the page does not render again once the session is restored. */
const SeenByMember = () => {
  const { status } = useFacts('session', selectSession);
  return status === 'signedIn' ? (
    <>
      <Usuals />
      <RecentlyViewed />
    </>
  ) : null;
};

export const HomeScreen = ({ search }: ScreenProps) => {
  const result = useQuery(homeQuery());
  const { app_name } = useFacts('preferences', selectSettings);
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        <h1>{app_name}</h1>
      </VisuallyHidden>
      <QueryView result={result} skeleton={<HomeSkeleton />}>
        {(home) => <HomeSections home={home} pageCount={homeFeedPages(search)} />}
      </QueryView>
      <SeenByMember />
    </div>
  );
};
