import { photoLimits } from '#machines/file-limits.ts';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { ReviewFacts } from '#machines/review/review.selectors.ts';
import { PhotoPicker } from '#src/components/FilesField/FilesField.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { RatingInput } from '#src/ui/RatingInput/RatingInput.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';

/** Stars, text and, where the back end takes them, photos for one order line. After an accidental close, the dialog opens with the draft again. */
export const ReviewDialog = ({ facts, name }: { facts: ReviewFacts; name: string }) => {
  const t = useMessages();
  const review = useFlow('review');
  const takesPhotos = useFacts('preferences', selectSettings).has_photos;
  const { stage, fields, errors, failure } = facts;
  const isBusy = stage === 'submitting';
  const errorOf = (field: 'rating' | 'description' | 'photos') => errors[field] && noticeText(t, errors[field]);
  return (
    <Dialog
      title={t('Review {name}', { name })}
      closeLabel={t('Close')}
      isDismissable={false}
      onClose={() => review.send({ type: 'review.close' })}
    >
      <Form label={t('Your review')} isBusy={isBusy} onSubmit={() => review.send({ type: 'review.submit' })}>
        <Stack gap={5}>
          <RatingInput
            legend={t('Your rating')}
            name="rating"
            value={fields.rating}
            error={errorOf('rating')}
            isDisabled={isBusy}
            starLabel={(count) => t('{count} stars', { count })}
            onChange={(rating) => review.send({ type: 'review.change', fields: { rating } })}
          />
          <TextArea
            name="description"
            label={t('Your review')}
            maxLength={2000}
            isRequired
            value={fields.description}
            error={errorOf('description')}
            isDisabled={isBusy}
            onChange={(description) => review.send({ type: 'review.change', fields: { description } })}
          />
          {takesPhotos ? (
            <PhotoPicker
              label={t('Photos')}
              name="photos"
              files={fields.photos}
              limits={photoLimits}
              refused={fields.refused}
              error={errorOf('photos')}
              isDisabled={isBusy}
              onAdd={(files) => review.send({ type: 'photos.offer', files })}
              onRemove={(photo) => review.send({ type: 'photo.remove', photo })}
            />
          ) : null}
          <FormFailure failure={failure} />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? t('Sending…') : t('Post review')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Dialog>
  );
};
