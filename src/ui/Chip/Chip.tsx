import XIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './Chip.css.ts';

export type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void };

/** A chip for an applied value; a press removes it. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableChipProps) => (
  <button type="button" className={styles.root} aria-label={removeLabel} onClick={onRemove}>
    <bdi>{children}</bdi>
    <XIcon />
  </button>
);

export type ChipLinkProps = {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  count?: string | undefined;
  isCurrent?: boolean | undefined;
};

export const ChipLink = ({ href, children, icon, count, isCurrent }: ChipLinkProps) => (
  <Link href={href} className={styles.root} aria-current={isCurrent ? 'page' : undefined}>
    {icon}
    {children}
    {count === undefined ? null : <bdi className={styles.count}>{count}</bdi>}
  </Link>
);
