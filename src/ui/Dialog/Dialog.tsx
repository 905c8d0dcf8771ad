import * as styles from './Dialog.css.ts';
import { DialogFrame, type DialogTexts } from './DialogFrame.tsx';

export type DialogProps = DialogTexts & { size?: keyof typeof styles.sizes; role?: 'dialog' | 'alertdialog' };

/** Imports React Aria's overlays: import it only from lazily loaded code. */
export const Dialog = ({ size = 'medium', ...dialog }: DialogProps) => (
  <DialogFrame {...dialog} overlayClass={styles.overlay} sheetClass={styles.sizes[size]} />
);
