import XIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export type DialogTexts = {
  title: string;
  /** Before the title, such as a logo, and under it. */
  mark?: ReactNode;
  note?: ReactNode;
  closeLabel: string;
  /** Stays mounted and false while it leaves; a dialog that is simply not rendered leaves at once. */
  isOpen?: boolean | undefined;
  /** Another step is another dialog in the same window: it is announced anew, and the focus goes into it. */
  step?: string | undefined;
  /** False keeps it open on an outside click, for a form half filled in. */
  isDismissable?: boolean | undefined;
  /** What is in it brings its own edges and scrolls by itself. */
  isFlush?: boolean | undefined;
  children: ReactNode;
  /** Stays in sight while the body scrolls. */
  footer?: ReactNode;
  onClose: () => void;
};

type DialogFrameProps = DialogTexts & { overlayClass: string; sheetClass: string; role?: 'dialog' | 'alertdialog' };

/** What opened the dialog may be gone when it closes, such as the button to log in: then the content has the focus. */
const focusContentIfLost = () => {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
};

/** React Aria gives the focus back in the next frame; whether it is lost shows in the one after. */
const watchLeaving = () => {
  // React Aria holds on to what left the page in the middle of a motion, with all around it, until it is asked.
  runAfterTransition(() => undefined);
  return () => {
    requestAnimationFrame(() => requestAnimationFrame(focusContentIfLost));
  };
};

export const DialogFrame = (props: DialogFrameProps) => {
  const { title, mark, note, closeLabel, isOpen = true, isDismissable = true, children, footer, onClose } = props;
  const edges = props.isFlush ? 'flush' : 'own';
  return (
    <ModalOverlay
      className={props.overlayClass}
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}
    >
      <Modal className={props.sheetClass}>
        <Dialog key={props.step} ref={watchLeaving} className={styles.dialog} role={props.role ?? 'dialog'}>
          <div className={styles.heads[edges]}>
            {mark}
            <div className={styles.titles}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {note}
            </div>
            <IconButton label={closeLabel} onPress={onClose}>
              <XIcon />
            </IconButton>
          </div>
          <div className={styles.bodies[edges]}>{children}</div>
          {footer ? <div className={styles.feet[edges]}>{footer}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
