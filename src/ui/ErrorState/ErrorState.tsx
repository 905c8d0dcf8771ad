import CloudOffIcon from 'lucide-react/icons/cloud-off';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export type ErrorStateProps = {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  level?: 1 | 2 | 3;
  onRetry: () => void;
};

export const ErrorState = ({ title, text, retryLabel, level = 2, onRetry }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<CloudOffIcon />}
      title={title}
      text={text}
      level={level}
      action={
        <Button variant="secondary" onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  </div>
);
