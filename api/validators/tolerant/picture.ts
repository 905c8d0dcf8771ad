/** Tolerant validator of a picture in several sizes. */
import type { Picture } from '../../types/catalogue.ts';
import { count, optional, record, requiredPicture, text } from './tolerant.ts';

const sized = record<Picture>(['small', 'medium', 'large', 'width', 'height'], {
  small: requiredPicture,
  medium: requiredPicture,
  large: requiredPicture,
  width: count,
  height: count,
  tint: text(''),
});

export const picture = optional(sized);
