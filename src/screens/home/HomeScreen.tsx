import { selectSession } from '#machines/session/session.selectors.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useRead } from '#src/app/use-read.ts';
import { ReadView } from '#src/parts/ReadView/ReadView.tsx';
import { RecentlyViewed } from '#src/parts/RecentlyViewed.tsx';
import { homeFeedPages, homeRead } from '#src/routes/page-reads.ts';
import type { ScreenProps } from '#src/routes/pages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HomeScreen.css.ts';
import { HomeSections } from './HomeSections.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** Apart, so that the page does not render again once it is known who looks at it. */
const SeenByMember = () => {
  const { status } = useFacts('session', selectSession);
  return status === 'signedIn' ? <RecentlyViewed /> : null;
};

export const HomeScreen = ({ search }: ScreenProps) => {
  const result = useRead(homeRead());
  const { app_name } = useFacts('settings', selectSettings);
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        <h1>{app_name}</h1>
      </VisuallyHidden>
      <ReadView result={result} skeleton={<HomeSkeleton />}>
        {(home) => <HomeSections home={home} pageCount={homeFeedPages(search)} />}
      </ReadView>
      <SeenByMember />
    </div>
  );
};
