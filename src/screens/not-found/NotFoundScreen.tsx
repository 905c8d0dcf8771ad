import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import * as styles from './NotFoundScreen.css.ts';

/** A tipped basket whose orange has rolled away. */
const EmptyBasket = () => (
  <svg className={`${styles.picture} ${mirrored}`} viewBox="0 0 280 180" aria-hidden="true">
    <ellipse className={styles.ground} cx="140" cy="156" rx="132" ry="18" />
    <g transform="rotate(-24 96 110)">
      <path className={styles.line} d="M56 84 C60 36 132 36 136 84" />
      <path className={styles.basket} d="M40 84 H152 L140 146 H52 Z" />
      <path className={styles.line} d="M72 84 L78 146 M96 84 V146 M120 84 L114 146 M45 105 H147 M49 126 H143" />
    </g>
    <path className={styles.trail} strokeDasharray="2 10" d="M168 132 C184 112 196 148 212 140" />
    <circle className={styles.fruit} cx="232" cy="134" r="21" />
    <path className={styles.leaf} d="M234 114 C238 100 254 100 256 104 C254 114 244 118 234 114 Z" />
  </svg>
);

export const NotFoundScreen = () => {
  const t = useMessages();
  const isOffered = useOffers();
  return (
    <div className={styles.root}>
      <EmptyBasket />
      <h1>{t('Page Not Found')}</h1>
      <p className={styles.text}>{t('The page you are looking for is not here')}</p>
      <div className={styles.ways}>
        <ButtonLink href={pathTo('home')} size="large">
          {t('Return to Homepage')}
        </ButtonLink>
        {isOffered('categories') ? (
          <ButtonLink href={pathTo('categories')} size="large" variant="secondary">
            {t('Browse all categories')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
};
