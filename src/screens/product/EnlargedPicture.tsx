import { navigate } from 'wouter/use-browser-location';
import { arrive } from '#src/components/focus.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './GalleryControls.css.ts';
import { GalleryArrows, type GalleryControlsProps, placeIn } from './GalleryControls.tsx';
import { chosen, readChoice } from './product-address.ts';
import { useGalleryNavigation } from './use-gallery-navigation.ts';

/**
 * The picture as large as the window allows. It has the focus first, so that the arrow keys turn it at once. Another
 * press magnifies it; then it scrolls in its frame.
 */
export const EnlargedPicture = (props: GalleryControlsProps) => {
  const t = useMessages();
  const { shown, place } = placeIn(props);
  const { id, search } = place;
  const { isMagnified } = readChoice(search);
  const navigation = useGalleryNavigation(place);
  const size = isMagnified ? 'magnified' : 'whole';
  const close = () => {
    const left = new URLSearchParams(search);
    left.delete('zoom');
    navigate(pathTo('product', { id }, left), { replace: true });
  };
  return (
    <Dialog isAddressed isFlush size="large" title={props.product.name} closeLabel={t('Close')} onClose={close}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links. */}
      <div role="group" aria-label={t('Pictures')} className={styles.large} {...(isMagnified ? {} : navigation)}>
        <div className={styles.frames[size]}>
          <Link
            ref={arrive}
            href={chosen(id, search, 'zoom', isMagnified ? 'on' : 'near')}
            replace
            draggable={false}
            className={styles.magnifiers[size]}
            aria-label={isMagnified ? t('Show the whole picture') : t('Magnify picture')}
          >
            <Picture picture={shown.picture} alt={shown.alt} sizes="100vw" ratio="fill" fit="contain" />
          </Link>
        </div>
        <GalleryArrows {...place} />
      </div>
    </Dialog>
  );
};
