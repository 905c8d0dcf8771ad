import { Link } from 'wouter';
import { webLink } from '#src/components/web-link.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Footer.css.ts';
import type { FooterItemProps } from './FooterItem.tsx';

export const FooterLink = ({ item: { url, title, target } }: FooterItemProps) => {
  const t = useMessages();
  const link = webLink(url);
  if (!link) return <bdi>{title}</bdi>;
  if (!link.isExternal && target === '_self') {
    return (
      <Link className={styles.link} href={link.href}>
        <bdi>{title}</bdi>
      </Link>
    );
  }
  return (
    <a className={styles.link} href={link.href} target={target} rel="noopener">
      <bdi>{title}</bdi>
      {target === '_blank' ? <VisuallyHidden>{t('Opens in a new tab')}</VisuallyHidden> : null}
    </a>
  );
};
