import { maxPhotoBytes, photoTypes } from '#machines/file-limits.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { useFocusReturn } from '#src/components/focus.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FilePicker, FilePreview } from '#src/ui/FilePicker/FilePicker.tsx';
import * as styles from './ProfileScreen.css.ts';

type ProfilePhotoProps = {
  chosen: File | undefined;
  error: string | undefined;
  onChoose: (photo: File | undefined) => void;
};

/** The photo as it is, or as it will be once the profile is saved. */
export const ProfilePhoto = ({ chosen, error, onChoose }: ProfilePhotoProps) => {
  const t = useMessages();
  const { user } = useFacts('session', selectSession);
  const [place, undoRef] = useFocusReturn<HTMLFieldSetElement>();
  return (
    <fieldset className={styles.photo} ref={place} tabIndex={-1} aria-label={t('Profile photo')}>
      <div className={styles.picture}>
        {chosen ? (
          <FilePreview file={chosen} className={styles.chosen} />
        ) : user ? (
          <Avatar user={user} size="huge" />
        ) : null}
        {chosen ? (
          <div ref={undoRef}>
            <Button variant="quiet" size="small" onPress={() => onChoose(undefined)}>
              {t('Undo')}
            </Button>
          </div>
        ) : null}
      </div>
      <FilePicker
        name="profile_photo"
        label={t('Profile photo')}
        hint={t('JPEG, PNG, GIF or WebP, at most {size} MB', { size: maxPhotoBytes / 1024 / 1024 })}
        error={error}
        files={[]}
        accept={photoTypes}
        chooseLabel={t('Change photo')}
        dropLabel={t('or drop it here')}
        removeLabel={() => t('Undo')}
        onAdd={([photo]) => onChoose(photo)}
        onRemove={() => onChoose(undefined)}
      />
    </fieldset>
  );
};
