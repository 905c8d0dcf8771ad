import ImagePlusIcon from 'lucide-react/icons/image-plus';
import XIcon from 'lucide-react/icons/x';
import type { ChangeEvent, Ref } from 'react';
import { chatPhotoLimits } from '#machines/file-limits.ts';
import type { FileRefusal } from '#machines/shared/files.ts';
import { photoRefusals } from '#src/components/FilesField/FilesField.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { FilePreview } from '#src/ui/FilePicker/FilePicker.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './MessageBox.css.ts';

/** Chooses the photo that goes with the next text; another choice replaces it. */
export const AttachButton = ({ ref }: { ref: Ref<HTMLInputElement> }) => {
  const t = useMessages();
  const chat = useFlow('chat');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    chat.send({ type: 'picture.choose', files: [...(target.files ?? [])] });
    // Otherwise choosing a removed photo again would fire no event.
    target.value = '';
  };
  return (
    <span className={styles.attach}>
      <ImagePlusIcon />
      <input
        ref={ref}
        className={styles.input}
        type="file"
        name="picture"
        aria-label={t('Add a photo')}
        title={t('Add a photo')}
        accept={chatPhotoLimits.types.join(',')}
        onChange={choose}
      />
    </span>
  );
};

type AttachedPhotoProps = { photo: File | undefined; refused: readonly FileRefusal[]; photoRef: Ref<HTMLDivElement> };

/** The photo that is chosen, or why one was not taken. */
export const AttachedPhoto = ({ photo, refused, photoRef }: AttachedPhotoProps) => {
  const t = useMessages();
  const chat = useFlow('chat');
  return (
    <>
      {photo ? (
        <div className={styles.attached} ref={photoRef}>
          <FilePreview file={photo} className={styles.preview} />
          <span className={styles.remove}>
            <IconButton
              variant="raised"
              label={t('Remove the photo')}
              onPress={() => chat.send({ type: 'picture.remove' })}
            >
              <XIcon />
            </IconButton>
          </span>
        </div>
      ) : null}
      {refused.length > 0 ? (
        <p className={styles.refused} role="alert">
          {photoRefusals(t, refused, chatPhotoLimits).join('. ')}
        </p>
      ) : null}
    </>
  );
};
