import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './UndoBar.css.ts';

export type UndoBarProps = {
  /** What was done; nothing while there is nothing to take back. */
  text: string | undefined;
  undoLabel: string;
  onUndo: () => void;
};

/** What had the focus may be gone: it goes to what brings that back. Render it always, so that it is heard. */
export const UndoBar = ({ text, undoLabel, onUndo }: UndoBarProps) => (
  <div role="status" className={styles.root}>
    {text === undefined ? null : (
      <p key={text} className={styles.offer}>
        <span dir="auto">{text}</span>
        <Button variant="secondary" size="small" autoFocus onPress={onUndo}>
          {undoLabel}
        </Button>
      </p>
    )}
  </div>
);
