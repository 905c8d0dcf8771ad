import type { ProductDetails } from '#machines/query/contract.types.ts';
import { mainPictureOf, pictureOf } from '#src/components/picture-of.ts';
import { Section } from '#src/components/Section/Section.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { videosOf } from './product-videos.ts';
import * as styles from './Videos.css.ts';

/**
 * A video is fetched after a press. One of another site is a link, because the player of that site would track the
 * shopper here.
 */
export const Videos = ({ product }: { product: ProductDetails }) => {
  const t = useMessages();
  const { thumbnail, picture } = mainPictureOf(product);
  const still = pictureOf(thumbnail, picture).large;
  const videos = videosOf(product);
  return videos.length === 0 ? null : (
    <Section title={t('Videos')}>
      <div className={styles.root}>
        {videos.map(({ kind, address }) =>
          kind === 'file' ? (
            // biome-ignore lint/a11y/useMediaCaption: no back end of the protocol sends captions
            <video
              key={address}
              className={styles.video}
              src={address}
              poster={still || undefined}
              controls
              playsInline
              preload="none"
              aria-label={t('Video of {name}', { name: product.name })}
            />
          ) : (
            <TextLink key={address} href={address} isExternal target="_blank">
              {t('Watch the video')}
            </TextLink>
          ),
        )}
      </div>
    </Section>
  );
};
