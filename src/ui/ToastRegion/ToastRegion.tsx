import { Toast, type ToastItem } from './Toast.tsx';
import * as styles from './ToastRegion.css.ts';

export type ToastRegionProps = {
  label: string;
  dismissLabel: string;
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** The pointer or the focus is in the region, or has left it: whoever counts the time stops and goes on. */
  onPause: () => void;
  onResume: () => void;
};

/** Render it always, also without toasts: a live region is heard only if it was there before its text. */
export const ToastRegion = ({ label, dismissLabel, toasts, onDismiss, onPause, onResume }: ToastRegionProps) => {
  // The button that had the focus goes with its toast, and nothing tells of its leaving.
  const dismiss = (id: string) => {
    onDismiss(id);
    onResume();
  };
  const listOf = (items: readonly ToastItem[]) =>
    items.map((toast) => <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />);
  return (
    <section
      className={styles.root}
      aria-label={label}
      // Stays audible and usable while a dialog makes the rest of the page inert.
      data-react-aria-top-layer="true"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <div role="status">
        <ul className={styles.list}>{listOf(toasts.filter(({ kind }) => kind !== 'danger'))}</ul>
      </div>
      <div role="alert">
        <ul className={styles.list}>{listOf(toasts.filter(({ kind }) => kind === 'danger'))}</ul>
      </div>
    </section>
  );
};
