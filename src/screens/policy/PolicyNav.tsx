import { Link } from 'wouter';
import { policySlugs } from '#src/routes/content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './PolicyNav.css.ts';

const links = [
  { slug: policySlugs.aboutUs, href: pathTo('aboutUs'), name: 'About Us' },
  { slug: policySlugs.terms, href: pathTo('terms'), name: 'Terms & Conditions' },
  { slug: policySlugs.privacy, href: pathTo('privacy'), name: 'Privacy Policy' },
  { slug: policySlugs.returnPolicy, href: pathTo('returnPolicy'), name: 'Return Policy' },
  {
    slug: policySlugs.shipping,
    href: pathTo('policyPage', { slug: policySlugs.shipping }),
    name: 'Shipping & Delivery',
  },
] as const;

/** From one policy to the next, without the way through the footer. */
export const PolicyNav = ({ current }: { current: string }) => {
  const t = useMessages();
  return (
    <nav className={styles.root} aria-label={t('Legal')}>
      <ul className={styles.list}>
        {links.map(({ slug, href, name }) => (
          <li key={slug}>
            <Link className={styles.link} href={href} aria-current={slug === current ? 'page' : undefined}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
