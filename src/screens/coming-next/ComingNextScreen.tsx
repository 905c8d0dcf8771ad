import HammerIcon from 'lucide-react/icons/hammer';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { pathTo } from '#src/routes/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './ComingNextScreen.css.ts';

/** A page that exists and says what it will be; the ways on are real. */
export const ComingNextScreen = () => {
  const t = useMessages();
  const [path] = useLocation();
  return (
    <div className={styles.root}>
      <Stack gap={6}>
        <span className={styles.icon}>
          <HammerIcon />
        </span>
        <h1>{t(matchPage(path).page.title)}</h1>
        <Notice title={t('This part of the shop is being built')}>
          <p>{t('It is not open yet. Everything else works as usual.')}</p>
        </Notice>
        <Cluster>
          <ButtonLink href={pathTo('products')}>{t('All products')}</ButtonLink>
          <ButtonLink href={pathTo('categories')} variant="secondary">
            {t('Categories')}
          </ButtonLink>
          <ButtonLink href={pathTo('home')} variant="secondary">
            {t('Home')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </div>
  );
};
