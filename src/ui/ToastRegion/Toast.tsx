import XIcon from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { type NoticeTone, noticeIcons } from '#src/ui/Notice/Notice.tsx';
import * as styles from './ToastRegion.css.ts';

export type ToastItem = {
  id: string;
  kind: NoticeTone;
  text: string;
  /** How often it came; shown from 2. */
  count?: number | undefined;
  picture?: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
};

type ToastProps = { toast: ToastItem; dismissLabel: string; onDismiss: (id: string) => void };

export const Toast = ({ toast, dismissLabel, onDismiss }: ToastProps) => {
  const { id, kind, text, count = 1, picture, action } = toast;
  const onKey = ({ key }: KeyboardEvent) => (key === 'Escape' ? onDismiss(id) : undefined);
  return (
    <li className={styles.toast} onKeyDown={onKey}>
      {picture ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        <span className={styles.icons[kind]}>{noticeIcons[kind]}</span>
      )}
      <div className={styles.body}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {action ? (
          <Button variant="soft" size="small" onPress={action.onPress}>
            {action.label}
          </Button>
        ) : null}
      </div>
      {count > 1 ? <Badge text={`×${count}`} label={`×${count}`} tone="quiet" /> : null}
      <IconButton label={dismissLabel} onPress={() => onDismiss(id)}>
        <XIcon />
      </IconButton>
    </li>
  );
};
