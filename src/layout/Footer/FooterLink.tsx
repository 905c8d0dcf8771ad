import { Link } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Footer.css.ts';
import type { FooterItemProps } from './FooterItem.tsx';

export const FooterLink = ({ item: { url, title, target } }: FooterItemProps) => {
  const t = useMessages();
  if (!url) return <bdi>{title}</bdi>;
  if (url.startsWith('/') && target === '_self') {
    return (
      <Link className={styles.link} href={url}>
        <bdi>{title}</bdi>
      </Link>
    );
  }
  return (
    <a className={styles.link} href={url} target={target} rel="noopener">
      <bdi>{title}</bdi>
      {target === '_blank' ? <VisuallyHidden>{t('Opens in a new tab')}</VisuallyHidden> : null}
    </a>
  );
};
