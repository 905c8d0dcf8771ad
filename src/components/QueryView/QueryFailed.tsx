import type { Failure } from '#machines/shared/failure.ts';
import { failureText } from '#src/components/failure-text.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

export type QueryFailedProps = {
  /** Why; undefined for a defect of the page. */
  failure: Failure | undefined;
  /** The query waits for the network. */
  isOffline?: boolean;
  /** Names the content that failed to load. If the browser is offline, another title replaces it. */
  title?: string;
  level?: 1 | 2 | 3 | undefined;
  onRetry: () => void;
};

const offline: Failure = { kind: 'network' };

/** What could not be loaded, the cause, and a retry of that part alone. */
export const QueryFailed = ({ failure, isOffline = false, title, level = 2, onRetry }: QueryFailedProps) => {
  const t = useMessages();
  return (
    <ErrorState
      title={isOffline ? t('You are offline') : (title ?? t('We could not load this'))}
      text={failureText(t, isOffline ? offline : failure)}
      retryLabel={t('Retry')}
      level={level}
      onRetry={onRetry}
    />
  );
};
