import { Brand } from '#src/layout/Brand/Brand.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { Notices } from '#src/layout/Notices/Notices.tsx';
import type { LayoutProps } from '#src/layout/StorefrontLayout/StorefrontLayout.tsx';

/** A logo and the page, for where there is nothing to go on with. */
export const BareLayout = ({ children }: LayoutProps) => (
  <div className={frame.bareRoot}>
    <header className={`${frame.page} ${frame.bareHead}`}>
      <Brand />
    </header>
    <main id="content" tabIndex={-1} className={`${frame.page} ${frame.bareMain}`}>
      {children}
    </main>
    <Notices />
  </div>
);
