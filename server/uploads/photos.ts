/** The photos that come with a form: of a return for its owner alone, of a review for everybody, of a message for both sides. */
import type { FastifyRequest } from 'fastify';
import { type CheckedFile, readImage } from './checked-file.ts';
import { type GivenFile, uploadsOf } from './form-body.ts';
import { pictureBytes } from './limits.ts';

/** Large enough to see what is broken, in pixels. */
const edge = 1600;

type Uploads = Pick<FastifyRequest, 'uploads'>;

/** Call it before the transaction: it takes time. */
export async function readPhotos(request: Uploads): Promise<CheckedFile[]> {
  const photos: CheckedFile[] = [];
  for (const upload of uploadsOf(request, 'photos'))
    photos.push(await readImage(upload, { bytes: pictureBytes, edge }));
  return photos;
}

/** The picture of a message. Call it before the transaction: it takes time. */
export const pictureAt = (upload: GivenFile): Promise<CheckedFile> => readImage(upload, { bytes: pictureBytes, edge });

/** It comes in the field `picture`. */
export async function readPicture(request: Uploads): Promise<CheckedFile | undefined> {
  const [upload] = uploadsOf(request, 'picture');
  return upload && pictureAt(upload);
}
