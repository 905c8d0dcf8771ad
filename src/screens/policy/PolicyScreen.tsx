import FileXIcon from 'lucide-react/icons/file-x';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { legalPageQuery, policySlugs } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { PolicyNav } from './PolicyNav.tsx';
import { PolicyPending } from './PolicyPending.tsx';
import * as styles from './PolicyScreen.css.ts';

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
            <h1 dir="auto">{title}</h1>
            {description ? <RichText html={description} level={2} /> : <p>{t('Not provided by the shop')}</p>}
          </article>
        )}
      </QueryView>
      <PolicyNav current={slug} />
    </div>
  );
};

export const PolicyScreen = ({ params: { slug = '' } }: ScreenProps) => <Policy slug={slug} />;
export const TermsScreen = () => <Policy slug={policySlugs.terms} />;
export const PrivacyScreen = () => <Policy slug={policySlugs.privacy} />;
export const ReturnPolicyScreen = () => <Policy slug={policySlugs.returnPolicy} />;
export const AboutScreen = () => <Policy slug={policySlugs.aboutUs} />;
