import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './StickyBar.css.ts';

export type StickyBarProps = {
  /** The id of the element whose place the bar takes while it is out of sight. */
  insteadOf: string;
  children: ReactNode;
};

/** On a phone, at the foot of the window above the tab bar; at the end of the page it rests in its own place. */
export const StickyBar = ({ insteadOf, children }: StickyBarProps) => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const place = document.getElementById(insteadOf);
    if (!place) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry ? !entry.isIntersecting : false));
    observer.observe(place);
    return () => observer.disconnect();
  }, [insteadOf]);
  return isShown ? <div className={styles.root}>{children}</div> : null;
};
