import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

/** A defect in one screen leaves header, navigation and footer alive. */
export const ScreenBroken = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  return (
    <ErrorState
      level={1}
      title={t('Something went wrong')}
      text={t('This part of the page could not be shown')}
      retryLabel={t('Retry')}
      onRetry={onRetry}
    />
  );
};
