import type { Settings } from '#machines/preferences/preferences.types.ts';
import { webLink } from '#src/components/web-link.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Footer.css.ts';

export type SocialLinksProps = { links: Settings['social_links'] };

export const SocialLinks = ({ links }: SocialLinksProps) => {
  const t = useMessages();
  return (
    <ul className={styles.social} aria-label={t('Follow us')}>
      {links.map(({ id, name, link: address, logo }) => {
        const link = webLink(address);
        return link ? (
          <li key={id}>
            <a className={styles.network} href={link.href} target="_blank" rel="noopener" aria-label={name}>
              {logo ? (
                <img className={styles.networkLogo} src={logo} alt="" width="20" height="20" loading="lazy" />
              ) : (
                <span className={styles.networkSign}>{name[0]}</span>
              )}
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
};
