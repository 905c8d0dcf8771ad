/** The banners of the shop or of one vendor: pictures with words, which may lead into the shop. */
import type { ReactNode } from 'react';
import type { Banner } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { webLink } from '#src/components/web-link.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './Banners.css.ts';

type BannerCardProps = { banner: Banner; variant: 'hero' | 'ad'; isPriority?: boolean };

const shape = { width: 1280, height: 480 };
const sizes = {
  hero: '(min-width: 1024px) min(55rem, 66vw), 88vw',
  ad: '(min-width: 1024px) min(27rem, 33vw), 50vw',
};

type FrameProps = { href: string | null | undefined; className: string; children: ReactNode };

/** Only paths inside the shop are followed. */
const Frame = ({ href, className, children }: FrameProps) => {
  const link = webLink(href);
  return link && !link.isExternal ? (
    <Link href={link.href} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  );
};

export const BannerCard = ({ banner, variant, isPriority = false }: BannerCardProps) => {
  const t = useMessages();
  const { title, subtitle, link } = banner;
  return (
    <Frame href={link} className={styles.cards[variant]}>
      <span className={styles.picture}>
        <Picture
          picture={pictureOf(banner.thumbnail, banner.picture, shape)}
          alt={title ? '' : t('Offers')}
          sizes={sizes[variant]}
          ratio="fill"
          isPriority={isPriority}
          inlined="medium"
        />
      </span>
      {title ? (
        <span className={styles.texts[variant]}>
          <bdi className={styles.titles[variant]}>{title}</bdi>
          {subtitle ? <bdi className={styles.subtitles[variant]}>{subtitle}</bdi> : null}
          {link && variant === 'hero' ? <span className={styles.call}>{t('Shop now')}</span> : null}
        </span>
      ) : null}
    </Frame>
  );
};

const secondsOfSlide = 6;

export type BannerSlidesProps = { banners: readonly Banner[]; label: string };

export const BannerSlides = ({ banners, label }: BannerSlidesProps) => {
  const t = useMessages();
  const autoplay = { seconds: secondsOfSlide, pauseLabel: t('Pause slides'), playLabel: t('Play slides') };
  return (
    <Carousel
      label={label}
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
