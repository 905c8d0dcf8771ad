import type { Home } from '#machines/query/contract.types.ts';
import { BannerCard, BannerSlides } from '#src/components/Banners/BannerSlides.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Hero.css.ts';

/** Banners that slide, with up to two pictures beside them. */
export const Hero = ({ banners, ads }: Pick<Home, 'banners' | 'ads'>) => {
  const t = useMessages();
  return banners.length + ads.length === 0 ? null : (
    <div className={ads.length > 0 && banners.length > 0 ? styles.withAds : styles.alone}>
      {banners.length > 0 ? <BannerSlides banners={banners} label={t('Deals of the day')} /> : null}
      {ads.length > 0 ? (
        <ul className={styles.ads} aria-label={t('Offers')}>
          {ads.slice(0, 2).map((ad) => (
            <li key={ad.id} className={styles.ad}>
              <BannerCard banner={ad} variant="ad" />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
