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
  /** How often it was shown, if more than once: "×2". */
  count?: string | undefined;
  picture?: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
};

type ToastProps = { toast: ToastItem; dismissLabel: string; onDismiss: (id: string) => void };

const Toast = ({ toast, dismissLabel, onDismiss }: ToastProps) => {
  const { id, kind, text, count, picture, action } = toast;
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
      {count ? <Badge text={count} label={count} tone="quiet" /> : null}
      <IconButton label={dismissLabel} onPress={() => onDismiss(id)}>
        <XIcon />
      </IconButton>
    </li>
  );
};

export type ToastReader = 'pointer' | 'focus';

export type ToastRegionProps = {
  label: string;
  dismissLabel: string;
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** Called when the pointer or the focus enters and leaves the region, so that the timers stop and go on. */
  onPause: (by: ToastReader) => void;
  onResume: (by: ToastReader) => void;
};

/** Render it even without toasts: screen readers announce only live regions that existed before their text. */
export const ToastRegion = ({ label, dismissLabel, toasts, onDismiss, onPause, onResume }: ToastRegionProps) => {
  const listOf = (items: readonly ToastItem[]) =>
    items.map((toast) => <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />);
  return (
    <section
      className={styles.root}
      aria-label={label}
      // This attribute leaves the toasts announced and usable while a dialog makes the rest of the page inert.
      data-react-aria-top-layer="true"
      onPointerEnter={() => onPause('pointer')}
      onPointerLeave={() => onResume('pointer')}
      onFocus={() => onPause('focus')}
      onBlur={() => onResume('focus')}
    >
      <div className={styles.lists}>
        <div role="status">
          <ul className={styles.list}>{listOf(toasts.filter(({ kind }) => kind !== 'danger'))}</ul>
        </div>
        <div role="alert">
          <ul className={styles.list}>{listOf(toasts.filter(({ kind }) => kind === 'danger'))}</ul>
        </div>
      </div>
    </section>
  );
};
