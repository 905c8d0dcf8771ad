import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './SmartOrderScreen.css.ts';

export const NotFoundLine = ({ text }: { text: string }) => {
  const t = useMessages();
  return (
    <div className={styles.line}>
      <p className={styles.said}>
        <q dir="auto">{text}</q>
      </p>
      <p className={styles.quiet}>
        {t('We found nothing for this')}{' '}
        <TextLink href={pathTo('products', undefined, new URLSearchParams({ q: text }))}>
          {t('Search yourself')}
        </TextLink>
      </p>
    </div>
  );
};
