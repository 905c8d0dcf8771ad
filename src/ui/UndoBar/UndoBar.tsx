import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './UndoBar.css.ts';

export type UndoBarProps = {
  /** Describes the undoable action; undefined if there is none. */
  text: string | undefined;
  undoLabel: string;
  onUndo: () => void;
  /** The pointer or the focus is on the offer, so that it may not end meanwhile. */
  onHold?: () => void;
  onRelease?: () => void;
};

/** The undo button takes the focus, as the removed control may have had it. Always render this live region. */
export const UndoBar = ({ text, undoLabel, onUndo, onHold, onRelease }: UndoBarProps) => (
  <div role="status" className={styles.root}>
    {text === undefined ? null : (
      <p
        key={text}
        className={styles.offer}
        onPointerEnter={onHold}
        onPointerLeave={onRelease}
        onFocus={onHold}
        onBlur={onRelease}
      >
        <span dir="auto">{text}</span>
        <Button variant="secondary" size="small" autoFocus onPress={onUndo}>
          {undoLabel}
        </Button>
      </p>
    )}
  </div>
);
