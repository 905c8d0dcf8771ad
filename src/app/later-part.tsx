/**
 * Parts of a page that the server writes and whose code comes afterwards: below the fold with the first sign of a
 * shopper, others at once. Until then what the server wrote stays as it is, and its links work.
 */
import { shallowEqual } from '@xstate/react';
import { type ComponentType, memo, Suspense, use, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { arrivalOf, hasFailed, useIsOnItsWay } from './arrival.ts';
import { firstSign } from './first-sign.ts';
import { useShop } from './shop-context.ts';

type LaterPartOptions<Props> = {
  /** The module's place, as the build names it. */
  file: string;
  load: () => Promise<ComponentType<Props>>;
  waitFor: 'firstSign' | 'nothing';
};

export type LaterPart<Props> = {
  file: string;
  bring: () => Promise<ComponentType<Props>>;
  /** For when a failure has been seen: forgotten any earlier, a file that is missing would be asked for without end. */
  forgetFailure: () => void;
};

const known: { bring: () => Promise<unknown> }[] = [];

/** Names a part; to be done once, outside of any component. */
export const laterPart = <Props extends object>({ file, load, waitFor }: LaterPartOptions<Props>): LaterPart<Props> => {
  let arrival: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async () => {
    if (waitFor === 'firstSign') await firstSign();
    return load();
  };
  const bring = () => {
    arrival ??= arrivalOf(fetchPart());
    return arrival;
  };
  const forgetFailure = () => {
    if (arrival && hasFailed(arrival)) arrival = undefined;
  };
  const part = { file, bring, forgetFailure };
  known.push(part);
  return part;
};

/** For the server, which writes every part. */
export const bringParts = (): Promise<unknown> => Promise.all(known.map(({ bring }) => bring()));

type PartProps<Props> = { of: LaterPart<Props>; given: Props };

const Slot = <Props extends object>({ of: { file, bring }, given }: PartProps<Props>) => {
  const { onPart } = useShop();
  onPart?.(file);
  const arrival = bring();
  if (useIsOnItsWay(arrival)) return null;
  const Shown = use(arrival);
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
  const noteMissing = () => {
    props.of.forgetFailure();
    actor.send({ type: 'chunk.failed' });
  };
  return (
    <ErrorBoundary fallback={(retry) => <Missing onRetry={retry} />} onError={noteMissing}>
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
