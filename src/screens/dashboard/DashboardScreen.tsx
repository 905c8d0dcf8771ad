import { query } from '#machines/query/query.types.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { RecentlyViewed, Usuals } from '#src/components/RecentlyViewed.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { CartBlock } from './CartBlock.tsx';
import * as styles from './DashboardScreen.css.ts';
import { Tiles } from './Tiles.tsx';

const skeleton = (
  <Stack gap={1}>
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton width="third" />
  </Stack>
);

/** The default address, else the first one, else a link that adds an address. */
const DefaultAddress = () => {
  const t = useMessages();
  const saved = useQuery(query('listAddresses'));
  return (
    <Card>
      <div className={styles.block}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('Default address')}</h2>
          <TextLink href={pathTo('addresses')} variant="strong">
            {t('Manage Address')}
          </TextLink>
        </div>
        <QueryView result={saved} skeleton={skeleton}>
          {({ addresses }) => {
            const address = addresses.find(({ is_default }) => is_default) ?? addresses[0];
            return address ? (
              <AddressText address={address} />
            ) : (
              <div>
                <ButtonLink variant="secondary" size="small" href={pathTo('newAddress')}>
                  {t('Add New Address')}
                </ButtonLink>
              </div>
            );
          }}
        </QueryView>
      </div>
    </Card>
  );
};

/** Where everything stands, and the way to it. */
export const DashboardScreen = () => {
  const t = useMessages();
  const { user } = useVisitor();
  return (
    <div className={styles.root}>
      <div>
        <h1>{t('Dashboard')}</h1>
        <p className={styles.greeting}>{user ? t('Hello, {name}', { name: isolated(user.name) }) : null}</p>
      </div>
      <PartBoundary>
        <Tiles />
      </PartBoundary>
      <div className={styles.blocks}>
        <PartBoundary>
          <CartBlock />
        </PartBoundary>
        <PartBoundary>
          <DefaultAddress />
        </PartBoundary>
      </div>
      <PartBoundary>
        <Usuals />
        <RecentlyViewed />
      </PartBoundary>
    </div>
  );
};
