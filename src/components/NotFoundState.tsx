import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export type NotFoundStateProps = {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  href: string;
  linkText: string;
};

/** The page of a record that does not exist or belongs to another user. The link leads to the list. */
export const NotFoundState = ({ icon, title, text, href, linkText }: NotFoundStateProps) => (
  <EmptyState
    level={1}
    icon={icon}
    title={title}
    text={text}
    action={<ButtonLink href={href}>{linkText}</ButtonLink>}
  />
);
