/** Pictures that a seller sends ahead of a file of goods, which then names them. */
import { parse } from 'node:path';
import { putSellerPicture, sellerPicturesNamed } from '#server/db/queries/seller-pictures.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { invalid } from '#server/domain/refusal.ts';
import {
  type Found,
  hashOfFile,
  notSent,
  type PictureSource,
  unreadable,
  writePicture,
} from '#server/import/pictures.ts';
import { ownPicture, pictureFile, pictureWidths } from '#server/pictures.ts';
import { isDrawn } from '#server/serializers/pictures.ts';
import type { Seller } from '#server/services/caller.ts';
import { onePictureAtATime } from '#server/uploads/checked-file.ts';
import { type FileStore, storeOf } from '#server/uploads/file-store.ts';
import type { Upload } from '#server/uploads/form-body.ts';

export const contentDigits = 24;

export async function addSellerPicture(
  { db, config }: Dependencies,
  { shopId, t }: Seller,
  { name, upload }: { name: string; upload: Upload | undefined },
) {
  if (!upload) throw invalid({ picture: ['The {field} field is required.', { field: 'picture' }] });
  const { path } = upload;
  const hash = await hashOfFile(path);
  const picture = await onePictureAtATime(async () => {
    if (await unreadable(name, path))
      throw invalid({
        picture: [
          'The {field} must be a picture that can be read, of at most 25 megapixels (12.5 with 16 bits a colour).',
          { field: 'picture' },
        ],
      });
    return writePicture(config, { name: '', path, hash });
  });
  const content = hash.slice(0, contentDigits);
  await putSellerPicture(db, { shopId, name, picture, content });
  return { message: t('Saved'), data: { picture: { name, content } } };
}

/** Pictures of the shop by their own names, as an export has them, and those that the seller has sent. */
export class SellerPictures implements PictureSource {
  private readonly sent: ReadonlyMap<string, string>;
  private readonly store: FileStore;

  constructor(sent: ReadonlyMap<string, string>, store: FileStore) {
    this.sent = sent;
    this.store = store;
  }

  static async of({ db, config }: Dependencies, shopId: number, names: string[]): Promise<SellerPictures> {
    const found = names.length === 0 ? [] : await sellerPicturesNamed(db, shopId, names);
    return new SellerPictures(new Map(found.map(({ name, picture }) => [name, picture])), storeOf(config, 'pictures'));
  }

  async check(name: string): Promise<Found> {
    const sent = this.sent.get(name);
    if (sent !== undefined) return { name: sent };
    const own = parse(name).name;
    if (isDrawn(name) || (ownPicture(own) && (await this.has(own)))) return { name: own };
    return notSent(name);
  }

  bring(name: string): Promise<Found> {
    return this.check(name);
  }

  private async has(own: string): Promise<boolean> {
    const found = await this.store.open(pictureFile(own, pictureWidths[2]));
    found?.stream.destroy();
    return found !== undefined;
  }
}
