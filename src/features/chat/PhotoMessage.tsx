import ImageIcon from 'lucide-react/icons/image';
import { type SyntheticEvent, useRef } from 'react';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FilePreview } from '#src/ui/FilePicker/FilePicker.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Messages.css.ts';

export type PhotoMessageProps = { picture: string | File; isOwn: boolean; shopName: string };

export const usePhotoText = ({ isOwn, shopName }: Omit<PhotoMessageProps, 'picture'>) => {
  const t = useMessages();
  return isOwn ? t('Your photo') : t('Photo from {shop}', { shop: shopName });
};

/** What became of the photo. Only styles read the attribute. */
const mark =
  (is: 'loaded' | 'missing') =>
  ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[data-is]')?.setAttribute('data-is', is);
  };

const Missing = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  return (
    <div className={styles.missing}>
      <span>{t('The photo could not be loaded')}</span>
      <Button variant="quiet" size="small" onPress={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
};

/** The photo of a message, or of one that is being sent. A press shows it large. */
export const PhotoMessage = ({ picture, isOwn, shopName }: PhotoMessageProps) => {
  const t = useMessages();
  const chat = useFlow('chat');
  const text = usePhotoText({ isOwn, shopName });
  const image = useRef<HTMLImageElement>(null);
  if (typeof picture !== 'string')
    return (
      <div className={styles.frame}>
        <VisuallyHidden>{text}</VisuallyHidden>
        <FilePreview file={picture} className={styles.waiting} />
      </div>
    );
  /** Its link may have ended after some minutes: the messages are fetched again, with new ones. */
  const retry = () => {
    image.current?.closest('[data-is]')?.setAttribute('data-is', 'pending');
    image.current?.closest('button')?.focus();
    image.current?.setAttribute('src', picture);
    chat.send({ type: 'conversation.refresh' });
  };
  return (
    <div key={picture} className={styles.frame} data-is="pending">
      <span className={styles.pending}>
        <ImageIcon />
      </span>
      <button
        type="button"
        className={styles.enlarge}
        onClick={() => chat.send({ type: 'picture.enlarge', picture, isOwn })}
      >
        <img
          ref={image}
          className={styles.photo}
          src={picture}
          alt={text}
          width={240}
          height={180}
          decoding="async"
          onLoad={mark('loaded')}
          onError={mark('missing')}
        />
        <VisuallyHidden>, {t('Enlarge photo')}</VisuallyHidden>
      </button>
      <Missing onRetry={retry} />
    </div>
  );
};
