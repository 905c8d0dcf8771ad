import XIcon from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { updateAfterFrame, useAfterFrame } from '#src/ui/after-frame.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { useBackCloses } from './back-closes.ts';
import * as styles from './Dialog.css.ts';

export type DialogTexts = {
  title: string;
  /** Before the title, such as a logo, and under it. */
  mark?: ReactNode;
  note?: ReactNode;
  closeLabel: string;
  /** Stays mounted and false while it leaves; a dialog that is simply not rendered leaves at once. */
  isOpen?: boolean | undefined;
  /** A new value is a new dialog in the same window: screen readers announce it, and it takes the focus. */
  step?: string | undefined;
  /** False ignores an outside click, for example while a form is half filled in. */
  isDismissable?: boolean | undefined;
  /** Its opening is an address of its own, which Back leaves by itself. */
  isAddressed?: boolean | undefined;
  /** The content has its own padding and scrolls by itself. */
  isFlush?: boolean | undefined;
  children: ReactNode;
  /** Stays in sight while the body scrolls. */
  footer?: ReactNode;
  onClose: () => void;
};

type DialogFrameProps = DialogTexts & {
  overlayClass: string;
  sheetClass: string;
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that asks the question, which screen readers read with the title. */
  describedBy?: string;
  /** Its field has the focus: Safari opens a phone's keyboard only within the press itself. */
  opensAtOnce?: boolean;
};

/**
 * What opened the dialog may be gone when it closes, such as the button to log in, or belong to the page before, such as
 * the cart's button after "Checkout": then the content has the focus.
 */
const focusContentIfLost = (openedAt: string) => {
  const { activeElement, body } = document;
  const isOfLastPage = location.pathname !== openedAt && !activeElement?.closest('main, [role$=dialog]');
  if (activeElement === body || isOfLastPage) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
};

/** React Aria gives the focus back in the next frame; whether it is lost shows in the one after. */
const watchLeaving = () => {
  // React Aria retains elements that were removed during a transition until the next call of this function.
  runAfterTransition(() => undefined);
  const openedAt = location.pathname;
  return () => {
    requestAnimationFrame(() => requestAnimationFrame(() => focusContentIfLost(openedAt)));
  };
};

/**
 * React listens on what contains a portal. On the body it would stop a press on markup that is not hydrated yet, before
 * `src/early/missed-events.ts` could store it.
 */
const overlays = () => document.getElementById('overlays') ?? document.body;

/** Returns a function that calls `onClose` a frame later: once, however often it is called until then. */
const useCloseAfterFrame = (onClose: () => void) => {
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    updateAfterFrame(() => {
      isClosing.current = false;
      onClose();
    });
  };
};

/**
 * React Aria makes the page behind the dialog inert and measures the window. On a phone that takes longer than rendering
 * the content, so the dialog opens and closes after the frame that answers the press.
 */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, mark, note, closeLabel, isOpen = true, isDismissable = true, children, footer, onClose } = props;
  const isOpenNow = useAfterFrame(isOpen, isOpen && props.opensAtOnce === true);
  const close = useCloseAfterFrame(onClose);
  useBackCloses(isOpen && !props.isAddressed, onClose);
  const described = props.describedBy ? { 'aria-describedby': props.describedBy } : {};
  const edges = props.isFlush ? 'flush' : 'own';
  return (
    <PortalProvider getContainer={overlays}>
      <ModalOverlay
        className={props.overlayClass}
        isOpen={isOpenNow}
        isDismissable={isDismissable}
        onOpenChange={(isNowOpen) => (isNowOpen ? undefined : close())}
      >
        <Modal className={props.sheetClass}>
          <AriaDialog
            key={props.step}
            ref={watchLeaving}
            className={styles.dialog}
            role={props.role ?? 'dialog'}
            {...described}
          >
            <div className={styles.heads[edges]}>
              {mark}
              <div className={styles.titles}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                {note}
              </div>
              <IconButton label={closeLabel} onPress={close}>
                <XIcon />
              </IconButton>
            </div>
            <div className={styles.bodies[edges]}>{children}</div>
            {footer ? <div className={styles.feet[edges]}>{footer}</div> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PortalProvider>
  );
};

export type DialogProps = DialogTexts &
  Pick<DialogFrameProps, 'role' | 'describedBy'> & { size?: keyof typeof styles.sizes };

/** Imports React Aria's overlays: import it only from lazily loaded code. */
export const Dialog = ({ size = 'medium', ...dialog }: DialogProps) => (
  <DialogFrame {...dialog} overlayClass={styles.overlay} sheetClass={styles.sizes[size]} />
);
