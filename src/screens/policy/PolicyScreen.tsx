import FileXIcon from 'lucide-react/icons/file-x';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { legalPageQuery, policySlugs } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './PolicyScreen.css.ts';

const links = [
  { slug: policySlugs.aboutUs, href: pathTo('aboutUs'), name: 'About us' },
  { slug: policySlugs.terms, href: pathTo('terms'), name: 'Terms & Conditions' },
  { slug: policySlugs.privacy, href: pathTo('privacy'), name: 'Privacy Policy' },
  { slug: policySlugs.returnPolicy, href: pathTo('returnPolicy'), name: 'Return policy' },
  {
    slug: policySlugs.shipping,
    href: pathTo('policyPage', { slug: policySlugs.shipping }),
    name: 'Shipping & Delivery',
  },
] as const;

/** Of a page that the shop has not named. */
const nameOf = (current: string) => links.find(({ slug }) => slug === current)?.name ?? 'Policy';

/** From one policy to the next, without the way through the footer. */
const PolicyNav = ({ current }: { current: string }) => {
  const t = useMessages();
  return (
    <nav className={styles.policyNavRoot} aria-label={t('Legal')}>
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

const PolicyPending = () => (
  <div className={styles.pending}>
    <Stack gap={4}>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  </div>
);

const NoPage = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<FileXIcon />}
      level={1}
      title={t('Page Not Found')}
      text={t('It is no longer here, or the address is wrong')}
      action={<ButtonLink href={pathTo('home')}>{t('Return to Homepage')}</ButtonLink>}
    />
  );
};

const Policy = ({ slug }: { slug: string }) => {
  const t = useMessages();
  const result = useQuery(legalPageQuery(slug));
  return (
    <div className={styles.root}>
      <QueryView result={result} level={1} skeleton={<PolicyPending />} notFound={<NoPage />}>
        {({ title, description }) => (
          <article className={styles.article}>
            <h1 dir="auto">{title || t(nameOf(slug))}</h1>
            {description ? <RichText html={description} level={2} /> : <p>{t('Not provided by the shop')}</p>}
          </article>
        )}
      </QueryView>
      {result.status === 'loading' ? null : <PolicyNav current={slug} />}
    </div>
  );
};

export const PolicyScreen = ({ params: { slug = '' } }: ScreenProps) => <Policy slug={slug} />;
export const TermsScreen = () => <Policy slug={policySlugs.terms} />;
export const PrivacyScreen = () => <Policy slug={policySlugs.privacy} />;
export const ReturnPolicyScreen = () => <Policy slug={policySlugs.returnPolicy} />;
export const AboutScreen = () => <Policy slug={policySlugs.aboutUs} />;
