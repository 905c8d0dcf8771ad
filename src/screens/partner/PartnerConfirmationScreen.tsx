import StoreIcon from 'lucide-react/icons/store';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { partnerApplicationQuery } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { ApplicationState } from './ApplicationState.tsx';
import * as styles from './PartnerScreen.css.ts';

const NoApplication = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<StoreIcon />}
      level={1}
      title={t('This registration is not known')}
      text={t('The address is wrong, or something of it is missing')}
      action={<ButtonLink href={pathTo('partnerRegister')}>{t('Become a Seller')}</ButtonLink>}
    />
  );
};

/** The status of a seller's registration. The code in the address gives access to it. */
export const PartnerConfirmationScreen = ({ params: { code = '' } }: ScreenProps) => {
  const result = useQuery(partnerApplicationQuery(code));
  return (
    <div className={styles.root}>
      <QueryView
        result={result}
        level={1}
        skeleton={
          <Card>
            <Skeleton shape="control" />
          </Card>
        }
        notFound={<NoApplication />}
      >
        {({ application }) => <ApplicationState application={application} />}
      </QueryView>
    </div>
  );
};
