import MailIcon from 'lucide-react/icons/mail';
import PhoneIcon from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { FooterItem as Item, Settings } from '#machines/preferences/preferences.types.ts';
import { contactLink, mailLink, phoneLink } from '#src/components/contact-link.ts';
import { webLink } from '#src/components/web-link.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Footer.css.ts';
import { StoreButtons } from './StoreButtons.tsx';

const FooterLink = ({ item: { url, title: given, target } }: FooterItemProps) => {
  const t = useMessages();
  const link = webLink(url);
  const title = given || link?.href;
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

type SocialLinksProps = { links: Settings['social_links'] };

const SocialLinks = ({ links }: SocialLinksProps) => {
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

type ContactItemProps = FooterItemProps & { icon: ReactNode; href: string | undefined };

/** Without a title the address is its text; without both there is nothing to show. */
const ContactItem = ({ item: { title, url }, icon, href }: ContactItemProps) => {
  const text = title || url?.replace(/^(mailto|tel):/i, '');
  if (!text) return null;
  return (
    <a className={styles.link} href={href}>
      {icon}
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
};

export type FooterItemProps = { item: Item };

export const FooterItem = ({ item }: FooterItemProps) => {
  const settings = useFacts('preferences', selectSettings);
  const { type, title, url } = item;
  switch (type) {
    case 'logo':
      return settings.web_footer_logo ? (
        <img className={styles.logo} src={settings.web_footer_logo} alt={settings.app_name} loading="lazy" />
      ) : (
        <bdi className={styles.title}>{settings.app_name}</bdi>
      );
    case 'text':
      return (
        <p className={styles.text} dir="auto">
          {title}
        </p>
      );
    case 'email':
      return <ContactItem item={item} icon={<MailIcon />} href={contactLink(mailLink, url, title)} />;
    case 'phone':
      return <ContactItem item={item} icon={<PhoneIcon />} href={contactLink(phoneLink, url, title)} />;
    case 'social_links':
      return <SocialLinks links={settings.social_links} />;
    case 'app_store':
      return <StoreButtons hasQr />;
    case 'link':
      return <FooterLink item={item} />;
  }
};
