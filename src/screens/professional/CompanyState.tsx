import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import HourglassIcon from 'lucide-react/icons/hourglass';
import type { ProfessionalApplication } from '#machines/professional/professional.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ProfessionalScreen.css.ts';

const Fact = ({ label, children }: { label: string; children: string | null | undefined }) =>
  children ? (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  ) : null;

const Standing = ({ status }: Pick<ProfessionalApplication, 'status'>) => {
  const t = useMessages();
  if (status !== 'approved' && status !== 'under_review') return <Tag>{status}</Tag>;
  return status === 'approved' ? (
    <>
      <Tag tone="success" icon={<BadgeCheckIcon />}>
        {t('Approved')}
      </Tag>
      <p>{t('You buy as a company from now on')}</p>
    </>
  ) : (
    <>
      <Tag tone="accent" icon={<HourglassIcon />}>
        {t('Under review')}
      </Tag>
      <p>{t('We are looking at your documents; until then you shop as everybody else')}</p>
    </>
  );
};

/** The submitted company and its status. The only further action is to start shopping. */
export const CompanyState = ({ application }: { application: ProfessionalApplication }) => {
  const t = useMessages();
  const dates = useDates();
  const { status, company_name, company_type, tax_number, documents, submitted_at } = application;
  return (
    <Card as="section">
      <div className={styles.state}>
        <Standing status={status} />
        <dl className={styles.facts}>
          <Fact label={t('Company name')}>{company_name}</Fact>
          <Fact label={t('Kind of business')}>{company_type}</Fact>
          <Fact label={t('Tax number')}>{tax_number}</Fact>
          <Fact label={t('Documents')}>{documents.map(({ name }) => name).join(', ')}</Fact>
          <Fact label={t('Sent on')}>{dates.day(submitted_at)}</Fact>
        </dl>
        <ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>
      </div>
    </Card>
  );
};
