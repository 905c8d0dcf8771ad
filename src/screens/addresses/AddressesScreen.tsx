import MapPinIcon from 'lucide-react/icons/map-pin';
import PlusIcon from 'lucide-react/icons/plus';
import { query } from '#machines/query/query.types.ts';
import { useFocusReturn } from '#src/components/focus.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '#src/ui/Stack/Stack.tsx';
import { AddressCard } from './AddressCard.tsx';
import * as styles from './AddressesScreen.css.ts';
import { RemovalDialog } from './RemovalDialog.tsx';

const AddressesPending = () => (
  <Grid>
    {['first', 'second'].map((card) => (
      <Card key={card}>
        <Stack gap={3}>
          <Skeleton shape="title" width="third" />
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton shape="control" width="half" />
        </Stack>
      </Card>
    ))}
  </Grid>
);

const NoAddresses = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<MapPinIcon />}
      title={t('No addresses yet')}
      text={t('Save where your orders should go, and checkout is one step shorter')}
      action={<ButtonLink href={pathTo('newAddress')}>{t('Add New Address')}</ButtonLink>}
    />
  );
};

/** Where goods may go: the default address first, then the newest. */
export const AddressesScreen = () => {
  const t = useMessages();
  const addresses = useQuery(query('listAddresses'));
  const [title, cardRef] = useFocusReturn<HTMLHeadingElement>();
  return (
    <div className={styles.addressesScreenRoot}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t('Manage Address')}
        </h1>
        <ButtonLink href={pathTo('newAddress')} icon={<PlusIcon />}>
          {t('New address')}
        </ButtonLink>
      </div>
      <QueryView result={addresses} skeleton={<AddressesPending />}>
        {({ addresses: saved }) =>
          saved.length === 0 ? (
            <NoAddresses />
          ) : (
            <Grid as="ul">
              {saved.map((address) => (
                <li key={address.id} ref={cardRef}>
                  <PartBoundary>
                    <AddressCard address={address} />
                  </PartBoundary>
                </li>
              ))}
            </Grid>
          )
        }
      </QueryView>
      <RemovalDialog />
    </div>
  );
};
