import { useId } from 'react';
import { Photos } from '#src/components/Photos/Photos.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

export const ReturnPhotos = ({ photos }: { photos: readonly string[] }) => {
  const t = useMessages();
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Photos')}</h2>
        <Photos photos={photos} />
      </Stack>
    </Card>
  );
};
