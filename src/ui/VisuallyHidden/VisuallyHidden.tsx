import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = { children: ReactNode };

export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.root}>{children}</span>;
