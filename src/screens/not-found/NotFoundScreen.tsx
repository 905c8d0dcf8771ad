import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import * as styles from './NotFoundScreen.css.ts';

export const NotFoundScreen = () => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <EmptyBasket />
      <h1>{t('Page Not Found')}</h1>
      <p className={styles.text}>{t('The page you are looking for is not here')}</p>
      <div className={styles.ways}>
        <ButtonLink href={pathTo('home')} size="large">
          {t('Return to Homepage')}
        </ButtonLink>
        <ButtonLink href={pathTo('categories')} size="large" variant="secondary">
          {t('Browse all categories')}
        </ButtonLink>
      </div>
    </div>
  );
};
