import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './Fold.css.ts';

export type FoldProps = {
  label: string;
  /** Around the button: what is in sight either way. */
  head: (button: ReactNode) => ReactNode;
  children: ReactNode;
  /** A new value, such as the address, folds it again. */
  resetKey: string;
};

/** Folded away behind a button where there is no room for it; where there is, it is open and the button is gone. */
export const Fold = ({ label, head, children, resetKey }: FoldProps) => {
  const [openAt, setOpenAt] = useState<string>();
  const id = useId();
  const isOpen = openAt === resetKey;
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpenAt(isOpen ? undefined : resetKey)}
    >
      {label}
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
  return (
    <>
      {head(button)}
      <div id={id} className={styles.panel} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
};
