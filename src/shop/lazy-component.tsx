/**
 * Parts of a page that the server renders and whose code loads later: parts below the fold at the first
 * interaction, others at once. Until then the server's markup stays unchanged, its links work, and presses on it are kept.
 */
import { shallowEqual } from '@xstate/react';
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { firstInteraction } from './first-interaction.ts';
import { useShop } from './shop-context.ts';
import { hasFailed, trackPromise, useIsPending, useRenderOnLoad } from './track-promise.ts';
import { useRetryOn } from './use-retry-on.ts';

/** Beside what may be hydrated late. */
export const RepeatEvents = () => {
  useEffect(() => void globalThis.missedEvents?.repeat(), []);
  return null;
};

type LazyComponentOptions<Props> = {
  /** As the build's manifest names it: the path of the module, or the name of the file that several modules share. */
  file: string;
  load: () => Promise<ComponentType<Props>>;
  waitFor: 'firstInteraction' | 'nothing';
};

export type LazyComponent<Props> = {
  file: string;
  load: () => Promise<ComponentType<Props>>;
  /** Call it once a failure is shown. Cleared any earlier, a missing file would be requested without end. */
  clearFailure: () => void;
};

const known: { load: () => Promise<unknown> }[] = [];

/** Defines a lazy component. Call it once, outside of any component. */
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

/** For the server, which renders every part. */
export const loadParts = (): Promise<unknown> => Promise.all(known.map(({ load }) => load()));

type PartProps<Props> = {
  of: LazyComponent<Props>;
  given: Props;
  /** Shown until its code is loaded, with the size of the part; where that fails, until it is. */
  placeholder?: ReactNode;
};

type SlotProps<Props> = PartProps<Props> & { onShown: () => void };

const Slot = <Props extends object>({ of: { file, load }, given, placeholder, onShown }: SlotProps<Props>) => {
  const { onPart } = useShop();
  useEffect(onShown, [onShown]);
  onPart?.(file);
  const pending = load();
  if (useIsPending(pending)) return placeholder;
  const Shown = use(pending);
  return (
    <>
      <Shown {...given} />
      <RepeatEvents />
    </>
  );
};

const retryEvents = ['click', 'online'] as const;

/** Stands for a part that failed to load, and retries at the next press or once the browser is online again. */
const Missing = ({ onRetry, placeholder }: { onRetry: () => void; placeholder: ReactNode }) => {
  useRetryOn(retryEvents, onRetry);
  return placeholder;
};

const PlainPart = <Props extends object>(props: PartProps<Props>) => {
  const { actor } = useShop();
  const onShown = useRenderOnLoad(props.of.load);
  const reportMissing = () => {
    props.of.clearFailure();
    actor.send({ type: 'chunk.failed' });
  };
  return (
    <ErrorBoundary
      fallback={(retry) => <Missing onRetry={retry} placeholder={props.placeholder} />}
      onError={reportMissing}
    >
      <Suspense fallback={null}>
        <Slot {...props} onShown={onShown} />
      </Suspense>
    </ErrorBoundary>
  );
};

/**
 * Renders again only for other props: a part that is not hydrated yet would lose the server's markup until its code is
 * loaded.
 */
export const Part = memo(PlainPart, (before, after) => shallowEqual(before.given, after.given)) as typeof PlainPart;
