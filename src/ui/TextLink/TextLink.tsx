import type { ReactNode } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './TextLink.css.ts';

export type TextLinkProps = {
  href: string;
  children: ReactNode;
  variant?: keyof typeof styles.variants;
  /** An address outside of the shop, or one that the browser itself must open. */
  isExternal?: boolean | undefined;
  target?: string | undefined;
  label?: string | undefined;
  onPress?: (() => void) | undefined;
};

export const TextLink = ({
  href,
  children,
  variant = 'inline',
  isExternal = false,
  target,
  label,
  onPress,
}: TextLinkProps) => {
  const shared = {
    className: styles.variants[variant],
    'aria-label': label,
    onClick: () => onPress?.(),
  };
  return isExternal ? (
    <a {...shared} href={href} target={target} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link {...shared} href={href}>
      {children}
    </Link>
  );
};
