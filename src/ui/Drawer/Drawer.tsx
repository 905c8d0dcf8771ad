import { DialogFrame, type DialogTexts } from '#src/ui/Dialog/Dialog.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = DialogTexts & { side?: keyof typeof styles.sides };

/** A side panel; on a phone, a sheet from below. Imports React Aria's overlays, as Dialog does. */
export const Drawer = ({ side = 'end', ...dialog }: DrawerProps) => (
  <DialogFrame {...dialog} overlayClass={styles.overlays[side]} sheetClass={styles.sides[side]} />
);
