import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { copyright } from '#src/layout/Footer/copyright.ts';
import * as frame from '#src/layout/frame.css.ts';
import { Header } from '#src/layout/Header/Header.tsx';
import { Notices } from '#src/layout/Notices/Notices.tsx';
import { OverlaySlot } from '#src/layout/OverlaySlot.tsx';
import type { LayoutProps } from '#src/layout/StorefrontLayout/StorefrontLayout.tsx';
import { TabBar } from '#src/layout/TabBar/TabBar.tsx';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import * as styles from './AccountLayout.css.ts';

/** Loads with the account screens. If it hydrated later, the known user would not match the server's markup. */
export const sidebar = lazyComponent({
  file: 'account',
  load: async () => (await import('./Sidebar.tsx')).Sidebar,
  waitFor: 'nothing',
});

export const AccountLayout = ({ children }: LayoutProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { web_footer_text: footerText } = useFacts('preferences', selectSettings);
  return (
    <>
      <SkipLink>{t('Skip to content')}</SkipLink>
      <PartBoundary>
        <Header cartPanel="account" />
      </PartBoundary>
      <div className={`${frame.page} ${styles.root}`}>
        <Part of={sidebar} given={{}} placeholder={<div className={styles.menuPending} />} />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <footer className={styles.foot}>
        <p className={frame.page}>
          <bdi>{copyright(footerText, t('All rights reserved'), locale)}</bdi>
        </p>
      </footer>
      <PartBoundary>
        <TabBar cartPanel="account" />
      </PartBoundary>
      <Notices />
      <OverlaySlot cartPanel="account" />
    </>
  );
};
