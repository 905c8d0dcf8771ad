import type { ReactNode } from 'react';
import type { DataOf, QueryName } from '#machines/query/query.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { QueryFailed } from './QueryFailed.tsx';

export type QueryViewProps<K extends QueryName> = {
  result: QueryResult<K>;
  /** Of the size of what comes. */
  skeleton: ReactNode;
  /** Where the back end says that there is no such thing. */
  notFound?: ReactNode;
  /** The level of the heading of what went wrong; 1 where the page has no other. */
  level?: 1 | 2;
  children: (data: DataOf<K>) => ReactNode;
};

/** What is loading says so, once, to those who cannot see the grey. */
export const Pending = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      {children}
    </div>
  );
};

/** One read from its first skeleton to its data, or to the reason why there is none. */
export const QueryView = <K extends QueryName>(props: QueryViewProps<K>): ReactNode => {
  const { result, skeleton, notFound, level, children } = props;
  const { status, data } = result;
  if (data !== undefined) return children(data);
  if (status === 'notFound' && notFound) return notFound;
  if (status === 'loading' || status === 'preview') return <Pending>{skeleton}</Pending>;
  return <QueryFailed isOffline={status === 'offline'} level={level} onRetry={result.retry} />;
};
