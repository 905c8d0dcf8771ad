import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  isDefaultOpen?: boolean;
};

/** The browser's own `<details>`: it works before the page is hydrated. */
export const Disclosure = ({ summary, children, isDefaultOpen = false }: DisclosureProps) => (
  <details className={styles.root} open={isDefaultOpen}>
    <summary className={styles.summary}>
      {summary}
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);

export type PanelDisclosureProps = {
  label: string;
  /** Renders the part that is always visible, including the button. */
  header: (button: ReactNode) => ReactNode;
  children: ReactNode;
  /** A new value, such as the path, closes the panel. */
  resetKey: string;
  /** From the desktop breakpoint on, the panel is always open and the button is hidden. */
  isOpenOnDesktop?: boolean;
};

/** A panel and the button that opens it; `header` says where the button stands. */
export const PanelDisclosure = ({ label, header, children, resetKey, isOpenOnDesktop }: PanelDisclosureProps) => {
  const [openAt, setOpenAt] = useState<string>();
  const id = useId();
  const isOpen = openAt === resetKey;
  const button = (
    <button
      type="button"
      className={styles.panelButton}
      data-is={isOpenOnDesktop ? 'narrow' : undefined}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpenAt(isOpen ? undefined : resetKey)}
    >
      {label}
      <span className={styles.panelArrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
  return (
    <>
      {header(button)}
      <div
        id={id}
        className={styles.panel}
        data-is={isOpenOnDesktop ? 'narrow' : undefined}
        data-open={isOpen || undefined}
      >
        {children}
      </div>
    </>
  );
};
