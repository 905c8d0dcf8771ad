/** The photos that come with a form, in its field `photos`: of a return for its owner alone, of a review for everybody. */
import type { FastifyRequest } from 'fastify';
import { type CheckedFile, readImage } from './checked-file.ts';
import { uploadsOf } from './form-body.ts';
import { pictureBytes } from './limits.ts';

/** Large enough to see what is broken, in pixels. */
const edge = 1600;

/** Call it before the transaction: it takes time. */
export async function readPhotos(request: Pick<FastifyRequest, 'uploads'>): Promise<CheckedFile[]> {
  const photos: CheckedFile[] = [];
  for (const upload of uploadsOf(request, 'photos'))
    photos.push(await readImage(upload, { bytes: pictureBytes, edge }));
  return photos;
}
