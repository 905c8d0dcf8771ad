import type { ReactNode } from 'react';
import type { DataOf, QueryName } from '#machines/query/query.types.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { LazyFailed } from './LazyFailed.tsx';

export type QueryViewProps<K extends QueryName> = {
  result: QueryResult<K>;
  /** A skeleton with the size of the content. */
  skeleton: ReactNode;
  /** Shown until the data come, of what is known already: the same component as `children` makes, so that it stays. */
  preview?: ReactNode;
  /** Shown if the back end has no such record. */
  notFound?: ReactNode;
  /** The level of the heading of what went wrong; 1 where the page has no other. */
  level?: 1 | 2;
  children: (data: DataOf<K>) => ReactNode;
};

/** Wraps a skeleton and announces the loading state to screen readers once. */
export const Pending = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      {children}
    </div>
  );
};

/** Inside the boundary: what throws while the data are read is a defect of this part. */
const Shown = ({ children }: { children: () => ReactNode }) => children();

/** One read from its first skeleton to its data, or to the reason why there is none; nothing where the shop lacks it. */
export const QueryView = <K extends QueryName>(props: QueryViewProps<K>): ReactNode => {
  const { result, skeleton, preview, notFound, level, children } = props;
  const { status, data, failure } = result;
  if (data !== undefined || preview)
    return (
      <PartBoundary level={level}>
        <Shown>{() => (data === undefined ? preview : children(data))}</Shown>
      </PartBoundary>
    );
  if (status === 'notFound' && notFound) return notFound;
  const pending = <Pending>{skeleton}</Pending>;
  if (status === 'loading' || status === 'preview') return pending;
  if (status === 'notOffered') return null;
  const isOffline = status === 'offline';
  return (
    <LazyFailed failure={failure} isOffline={isOffline} level={level} onRetry={result.retry} placeholder={pending} />
  );
};
