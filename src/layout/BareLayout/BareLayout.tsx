import { Brand } from '#src/layout/Brand/Brand.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { Notices } from '#src/layout/Notices.tsx';
import type { LayoutProps } from '#src/layout/StorefrontLayout/StorefrontLayout.tsx';
import * as styles from './BareLayout.css.ts';

/** A logo and the page, for where there is nothing to go on with. */
export const BareLayout = ({ children }: LayoutProps) => (
  <div className={styles.root}>
    <header className={`${frame.page} ${styles.head}`}>
      <Brand />
    </header>
    <main id="content" tabIndex={-1} className={`${frame.page} ${styles.main}`}>
      {children}
    </main>
    <Notices />
  </div>
);
