import { type ReactNode, useId } from 'react';
import { failureText } from '#src/components/failure-text.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import * as styles from './SettingsScreen.css.ts';

type GroupProps = { title: string; note?: string; children: ReactNode };

export const Group = ({ title, note, children }: GroupProps) => {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.group}>
        <div>
          <h2 id={id}>{title}</h2>
          {note ? <p className={styles.quiet}>{note}</p> : null}
        </div>
        {children}
      </div>
    </Card>
  );
};

type NotLoadedProps = { failure: Parameters<typeof failureText>[1]; onRetry: () => void };

/** Stands in a group whose content could not be loaded. */
export const NotLoaded = ({ failure, onRetry }: NotLoadedProps) => {
  const t = useMessages();
  return (
    <ErrorState
      level={3}
      title={t('We could not load this')}
      text={failureText(t, failure)}
      retryLabel={t('Retry')}
      onRetry={onRetry}
    />
  );
};
