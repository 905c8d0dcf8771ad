import { DialogFrame, type DialogTexts } from '#src/ui/Dialog/DialogFrame.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = DialogTexts & { side?: keyof typeof styles.sides };

/** A panel at one side; a sheet from below on a phone. Brings React Aria's overlays along, as Dialog does. */
export const Drawer = ({ side = 'end', ...dialog }: DrawerProps) => (
  <DialogFrame {...dialog} overlayClass={styles.overlays[side]} sheetClass={styles.sides[side]} />
);
