import CloudOffIcon from 'lucide-react/icons/cloud-off';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export type ErrorStateProps = {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  isRetrying?: boolean | undefined;
  level?: 1 | 2 | 3;
  onRetry: () => void;
};

export const ErrorState = ({ title, text, retryLabel, isRetrying, level = 2, onRetry }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<CloudOffIcon />}
      title={title}
      text={text}
      level={level}
      action={
        <Button variant="secondary" isBusy={isRetrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  </div>
);
