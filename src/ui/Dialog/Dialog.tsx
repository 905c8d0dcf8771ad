import * as styles from './Dialog.css.ts';
import { DialogFrame, type DialogTexts } from './DialogFrame.tsx';

export type DialogProps = DialogTexts & { size?: keyof typeof styles.sizes; role?: 'dialog' | 'alertdialog' };

/** Brings React Aria's overlays along: import it from what is loaded on demand. */
export const Dialog = ({ size = 'medium', ...dialog }: DialogProps) => (
  <DialogFrame {...dialog} overlayClass={styles.overlay} sheetClass={styles.sizes[size]} />
);
