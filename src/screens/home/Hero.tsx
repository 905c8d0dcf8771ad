import type { Home } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { BannerCard } from './BannerCard.tsx';
import * as styles from './Hero.css.ts';

const secondsOfSlide = 6;

const Slides = ({ banners }: Pick<Home, 'banners'>) => {
  const t = useMessages();
  const autoplay = { seconds: secondsOfSlide, pauseLabel: t('Pause slides'), playLabel: t('Play slides') };
  return (
    <Carousel
      label={t('Deals of the day')}
      width="full"
      previousLabel={t('Previous slide')}
      nextLabel={t('Next slide')}
      {...(banners.length > 1 ? { autoplay } : {})}
    >
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerCard banner={banner} variant="hero" isPriority={index === 0} />
        </li>
      ))}
    </Carousel>
  );
};

/** Banners that slide, with up to two pictures beside them. */
export const Hero = ({ banners, ads }: Pick<Home, 'banners' | 'ads'>) => {
  const t = useMessages();
  return banners.length + ads.length === 0 ? null : (
    <div className={ads.length > 0 && banners.length > 0 ? styles.withAds : styles.alone}>
      {banners.length > 0 ? <Slides banners={banners} /> : null}
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
