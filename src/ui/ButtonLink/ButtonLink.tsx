import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonVariant, buttonClass } from '#src/ui/Button/Button.tsx';

export type ButtonLinkProps = ButtonVariant & {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  label?: string | undefined;
  onPress?: (() => void) | undefined;
  /** A file or a page that is not of the app: it opens in a tab of its own. */
  isExternal?: boolean | undefined;
};

export const ButtonLink = ({ href, children, icon, label, onPress, isExternal, ...variant }: ButtonLinkProps) => {
  const shared = { href, className: buttonClass(variant), 'aria-label': label, onClick: () => onPress?.() };
  return isExternal ? (
    <a {...shared} target="_blank" rel="noopener noreferrer">
      {icon}
      {children}
    </a>
  ) : (
    <Link {...shared}>
      {icon}
      {children}
    </Link>
  );
};
