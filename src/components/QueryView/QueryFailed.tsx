import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

export type QueryFailedProps = {
  isOffline: boolean;
  /** What could not be loaded; said unless the browser is offline. */
  title?: string;
  /** The server's own text about the failure. */
  text?: string | undefined;
  level?: 1 | 2 | undefined;
  onRetry: () => void;
};

export const QueryFailed = ({ isOffline, title, text, level = 2, onRetry }: QueryFailedProps) => {
  const t = useMessages();
  return (
    <ErrorState
      title={isOffline ? t('You are offline') : (title ?? t('We could not load this'))}
      text={text ?? t('Check your connection and try again')}
      retryLabel={t('Retry')}
      level={level}
      onRetry={onRetry}
    />
  );
};
