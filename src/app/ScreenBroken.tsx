import { LazyFailed } from '#src/components/QueryView/LazyFailed.tsx';
import { useMessages } from '#src/shop/use-messages.ts';

/** A defect in one screen leaves header, navigation and footer alive. */
export const ScreenBroken = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  return <LazyFailed failure={undefined} level={1} title={t('Something went wrong')} onRetry={onRetry} />;
};
