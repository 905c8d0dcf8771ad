import type { ReactNode } from 'react';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { FloatingCart } from '#src/features/cart/FloatingCart.tsx';
import { BottomBar } from '#src/layout/BottomBar/BottomBar.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { Header } from '#src/layout/Header/Header.tsx';
import { Notices } from '#src/layout/Notices/Notices.tsx';
import { OverlaySlot } from '#src/layout/OverlaySlot.tsx';
import { TabBar } from '#src/layout/TabBar/TabBar.tsx';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';

export type LayoutProps = { children: ReactNode; pageName: string };

const footer = lazyComponent({
  file: 'footer',
  load: async () => (await import('#src/layout/Footer/Footer.tsx')).Footer,
  waitFor: 'firstInteraction',
});

const withoutFloatingCart: ReadonlySet<string> = new Set(['checkout', 'buyNow', 'blogs', 'blog']);

export const StorefrontLayout = ({ children, pageName }: LayoutProps) => {
  const t = useMessages();
  return (
    <>
      <SkipLink>{t('Skip to content')}</SkipLink>
      <PartBoundary>
        <Header cartPanel="shopping" />
      </PartBoundary>
      <PartBoundary>
        <BottomBar />
      </PartBoundary>
      <main id="content" tabIndex={-1} className={`${frame.page} ${frame.main}`}>
        {children}
      </main>
      <Part of={footer} given={{}} />
      <PartBoundary>
        <TabBar cartPanel="shopping" />
      </PartBoundary>
      {withoutFloatingCart.has(pageName) ? null : <FloatingCart />}
      <Notices />
      <OverlaySlot cartPanel="shopping" />
    </>
  );
};
