import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Banner } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { webLink } from '#src/components/web-link.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './Hero.css.ts';

export type BannerCardProps = { banner: Banner; variant: 'hero' | 'ad'; isPriority?: boolean };

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
