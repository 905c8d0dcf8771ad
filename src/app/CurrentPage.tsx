/** The page of the current URL in its layout. A shopper without access is redirected before the page paints. */

import { useSelector } from '@xstate/react';
import { Suspense, use, useEffect, useMemo } from 'react';
import type { LazyFlowName } from '#machines/registry.ts';
import { type SessionStatus, selectSession } from '#machines/session/session.selectors.ts';
import { pageFlowsIn, selectHeldPath } from '#machines/storefront/storefront.selectors.ts';
import { AccountLayout } from '#src/layout/AccountLayout/AccountLayout.tsx';
import { BareLayout } from '#src/layout/BareLayout/BareLayout.tsx';
import { StorefrontLayout } from '#src/layout/StorefrontLayout/StorefrontLayout.tsx';
import { matchPage, type PageMatch } from '#src/routes/match-page.ts';
import { Redirect, useAddress } from '#src/shop/address.ts';
import { RepeatEvents } from '#src/shop/lazy-component.tsx';
import { useShop } from '#src/shop/shop-context.ts';
import { useIsPending } from '#src/shop/track-promise.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMultiVendor, useOffers } from '#src/shop/use-offers.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { PageAnnouncer, RouteEffects } from './RouteEffects.tsx';
import { ScreenBroken, ScreenHeld, ScreenLoading, ScreenPending } from './ScreenStates.tsx';
import { clearFailures, loadScreen } from './screen-chunks.ts';
import { usePageTitle } from './use-page-title.ts';

const layouts = { storefront: StorefrontLayout, account: AccountLayout, bare: BareLayout };

type ScreenSlotProps = { match: PageMatch; search: string };

/** Inside the boundary, so that the flows start only after the screen itself has come to life. */
const FirstCommit = () => {
  const { onFirstCommit } = useShop();
  useEffect(onFirstCommit, [onFirstCommit]);
  return <RepeatEvents />;
};

/** The header is alive even where the first screen is not. */
const Broken = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ScreenBroken onRetry={onRetry} />
    <FirstCommit />
  </>
);

const ScreenSlot = ({ match, search }: ScreenSlotProps) => {
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const pending = useMemo(() => loadScreen(match), [match]);
  if (useIsPending(pending)) return <ScreenLoading match={match} />;
  const Screen = use(pending);
  return <Screen params={match.params} search={params} />;
};

/**
 * `pending` means no redirect: the session is being restored, or the sign-out flow chooses the next page itself. A page
 * that is `held` is as it was once its shopper has logged in again.
 */
const admissionTo = ({ audience }: PageMatch['page'], status: SessionStatus, isHeld: boolean) => {
  if (audience === 'everyone' || status === 'signedIn') return 'granted';
  if (status !== 'guest') return 'pending';
  return isHeld ? 'held' : 'refused';
};

/** Selects the access, not the session, so that a public page does not render again once the session is known. */
const useAdmission = ({ page }: PageMatch, path: string) => {
  const isHeld = useSelector(useShop().actor, selectHeldPath) === path;
  return useFacts('session', (snapshot) => admissionTo(page, selectSession(snapshot).status, isHeld));
};

const noFlows: readonly LazyFlowName[] = [];

/** A screen is shown once the flows that its page names run, unless it can do without them for a while. */
const useReadiness = ({ page: { flows = noFlows } }: PageMatch) =>
  useSelector(useShop().actor, (snapshot) => pageFlowsIn(snapshot, flows));

const Page = ({ match, search }: ScreenSlotProps) => {
  const { actor } = useShop();
  const t = useMessages();
  const readiness = useReadiness(match);
  if (readiness === 'failed') return <ScreenBroken onRetry={() => actor.send({ type: 'flow.retry' })} />;
  return readiness === 'running' || match.page.isShownAtOnce ? (
    <ScreenSlot match={match} search={search} />
  ) : (
    <ScreenPending title={t(match.page.title)} />
  );
};

const Admitted = ({ admission, ...slot }: ScreenSlotProps & { admission: ReturnType<typeof admissionTo> }) => {
  if (admission === 'granted') return <Page {...slot} />;
  return admission === 'held' ? <ScreenHeld /> : <ScreenPending />;
};

/** Redirects a guest to the home page. If the page has a `returnTo`, the login dialog opens there. */
const Refused = ({ page: { returnTo } }: PageMatch) => {
  const { actor } = useShop();
  useEffect(() => {
    if (returnTo) actor.send({ type: 'page.refused', returnTo });
  }, [actor, returnTo]);
  return <Redirect to="/" />;
};

export const CurrentPage = () => {
  const { actor } = useShop();
  const { path, search } = useAddress();
  const isMultiVendor = useMultiVendor();
  const isOffered = useOffers();
  const match = useMemo(() => matchPage(path, isMultiVendor, isOffered), [path, isMultiVendor, isOffered]);
  const title = usePageTitle(match);
  const admission = useAdmission(match, path);
  const Layout = layouts[match.page.layout];
  const reportMissing = () => {
    clearFailures();
    actor.send({ type: 'chunk.failed' });
  };
  /** Where the code of the screen failed to load, that of its flows may have failed too. */
  const retryAll = (retry: () => void) => {
    actor.send({ type: 'flow.retry' });
    retry();
  };
  if (admission === 'refused') return <Refused {...match} />;
  return (
    <>
      {/* Above the layout, so that it knows where the shopper was when that changes too. */}
      <RouteEffects
        title={title}
        page={match.name}
        path={path}
        search={search}
        params={match.params}
        isPrivate={match.page.audience === 'user'}
        flows={admission === 'granted' ? (match.page.flows ?? noFlows) : undefined}
      />
      <Layout pageName={match.name}>
        <ErrorBoundary
          resetKey={path}
          fallback={(retry) => <Broken onRetry={() => retryAll(retry)} />}
          onError={reportMissing}
        >
          <Suspense fallback={<ScreenPending />}>
            <Admitted admission={admission} match={match} search={search} />
            <FirstCommit />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <PageAnnouncer path={path} title={title} />
      <RepeatEvents />
    </>
  );
};
