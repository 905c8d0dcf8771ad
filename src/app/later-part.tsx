/**
 * Parts of a page that the server writes and whose code comes afterwards: below the fold with the first sign of a
 * shopper, others at once. Until then what the server wrote stays as it is, and its links work.
 */
import { shallowEqual } from '@xstate/react';
import { type ComponentType, memo, Suspense, use } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { firstSign } from './first-sign.ts';
import { haveArrived } from './have-arrived.ts';
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
};

const known: { bring: () => Promise<unknown> }[] = [];

/** Names a part; to be done once, outside of any component. One that could not be had is asked for anew. */
export const laterPart = <Props extends object>({ file, load, waitFor }: LaterPartOptions<Props>): LaterPart<Props> => {
  let arrival: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async () => {
    if (waitFor === 'firstSign') await firstSign();
    return load();
  };
  const bring = () => {
    arrival ??= fetchPart().then(
      (part) => haveArrived(arrival as Promise<ComponentType<Props>>, part),
      (thrown) => {
        arrival = undefined;
        throw thrown;
      },
    );
    return arrival;
  };
  const part = { file, bring };
  known.push(part);
  return part;
};

/** For the server, which writes every part. */
export const bringParts = (): Promise<unknown> => Promise.all(known.map(({ bring }) => bring()));

type PartProps<Props> = { of: LaterPart<Props>; given: Props };

const Slot = <Props extends object>({ of: { file, bring }, given }: PartProps<Props>) => {
  const { onPart } = useShop();
  onPart?.(file);
  const Shown = use(bring());
  return <Shown {...given} />;
};

const PlainPart = <Props extends object>(props: PartProps<Props>) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <Slot {...props} />
    </Suspense>
  </ErrorBoundary>
);

/**
 * Renders again only for other props: what has not come to life yet would have to be drawn anew by the browser, and
 * would be away until its code is there.
 */
export const Part = memo(PlainPart, (before, after) => shallowEqual(before.given, after.given)) as typeof PlainPart;
