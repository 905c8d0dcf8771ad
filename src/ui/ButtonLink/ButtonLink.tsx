import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from '#src/ui/Button/Button.tsx';

export type ButtonLinkProps = ButtonLook & {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  label?: string | undefined;
  onPress?: (() => void) | undefined;
};

export const ButtonLink = ({ href, children, icon, label, onPress, ...look }: ButtonLinkProps) => (
  <Link href={href} className={buttonClass(look)} aria-label={label} onClick={() => onPress?.()}>
    {icon}
    {children}
  </Link>
);
