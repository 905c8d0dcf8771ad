import type { ReactNode } from 'react';
import type { DataOf, ReadName } from '#machines/reading/reading.types.ts';
import type { ReadResult } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ReadFailed } from './ReadFailed.tsx';

export type ReadViewProps<K extends ReadName> = {
  result: ReadResult<K>;
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
export const ReadView = <K extends ReadName>(props: ReadViewProps<K>): ReactNode => {
  const { result, skeleton, notFound, level, children } = props;
  const { status, data } = result;
  if (data !== undefined) return children(data);
  if (status === 'notFound' && notFound) return notFound;
  if (status === 'loading' || status === 'preview') return <Pending>{skeleton}</Pending>;
  return <ReadFailed isOffline={status === 'offline'} level={level} onRetry={result.retry} />;
};
