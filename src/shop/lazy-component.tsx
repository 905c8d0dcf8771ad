/**
 * Parts of a page that the server writes and whose code comes afterwards: below the fold with the first interaction of a
 * shopper, others at once. Until then what the server wrote stays as it is, and its links work.
 */
import { shallowEqual } from '@xstate/react';
import { type ComponentType, memo, Suspense, use, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { firstInteraction } from './first-interaction.ts';
import { useShop } from './shop-context.ts';
import { hasFailed, trackPromise, useIsPending } from './track-promise.ts';

type LazyComponentOptions<Props> = {
  /** The module's place, as the build names it. */
  file: string;
  load: () => Promise<ComponentType<Props>>;
  waitFor: 'firstInteraction' | 'nothing';
};

export type LazyComponent<Props> = {
  file: string;
  load: () => Promise<ComponentType<Props>>;
  /** For when a failure has been seen: forgotten any earlier, a file that is missing would be asked for without end. */
  clearFailure: () => void;
};

const known: { load: () => Promise<unknown> }[] = [];

/** Names a part; to be done once, outside of any component. */
export const lazyComponent = <Props extends object>({
  file,
  load,
  waitFor,
}: LazyComponentOptions<Props>): LazyComponent<Props> => {
  let pending: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async () => {
    if (waitFor === 'firstInteraction') await firstInteraction();
    return load();
  };
  const loadOnce = () => {
    pending ??= trackPromise(fetchPart());
    return pending;
  };
  const clearFailure = () => {
    if (pending && hasFailed(pending)) pending = undefined;
  };
  const part = { file, load: loadOnce, clearFailure };
  known.push(part);
  return part;
};

/** For the server, which writes every part. */
export const loadParts = (): Promise<unknown> => Promise.all(known.map(({ load: loadOnce }) => loadOnce()));

type PartProps<Props> = { of: LazyComponent<Props>; given: Props };

const Slot = <Props extends object>({ of: { file, load: loadOnce }, given }: PartProps<Props>) => {
  const { onPart } = useShop();
  onPart?.(file);
  const pending = loadOnce();
  if (useIsPending(pending)) return null;
  const Shown = use(pending);
  return <Shown {...given} />;
};

/** One that could not be had is asked for anew with the next press, or once there is a network again. */
const Missing = ({ onRetry }: { onRetry: () => void }) => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const first = new AbortController();
    for (const sign of ['click', 'online'] as const) addEventListener(sign, () => retry(), { signal: first.signal });
    return () => first.abort();
  }, []);
  return null;
};

const PlainPart = <Props extends object>(props: PartProps<Props>) => {
  const { actor } = useShop();
  const reportMissing = () => {
    props.of.clearFailure();
    actor.send({ type: 'chunk.failed' });
  };
  return (
    <ErrorBoundary fallback={(retry) => <Missing onRetry={retry} />} onError={reportMissing}>
      <Suspense fallback={null}>
        <Slot {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};

/**
 * Renders again only for other props: what has not come to life yet would have to be drawn anew by the browser, and
 * would be away until its code is there.
 */
export const Part = memo(PlainPart, (before, after) => shallowEqual(before.given, after.given)) as typeof PlainPart;
