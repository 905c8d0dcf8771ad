/** The pictures of chat messages: stored for both sides, and links to them. */
import type { Db } from '#server/db/pool.ts';
import type { MessageRow } from '#server/db/queries/chat.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { namesOfUploads } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import type { CheckedFile } from './checked-file.ts';
import { steadyLink } from './file-links.ts';
import type { Storage } from './file-store.ts';
import { storeFile } from './stored-files.ts';

/** It belongs to the shopper of the conversation, also if the shop sent it: it is in the copy of their data, and goes with them. */
export const pictureStore = (tx: Tx, config: Storage, file: CheckedFile | undefined, ownerId: number) =>
  file && (async () => (await storeFile(tx, config, file, { ownerId, purpose: 'chat', isPublic: false })).id);

type Reading = Pick<Dependencies, 'clock'> & { db: Db };

/** Links by the numbers of the uploads. */
export async function pictureLinks(
  { db, clock }: Reading,
  rows: readonly (MessageRow | null)[],
): Promise<Map<number, string>> {
  const names = await namesOfUploads(
    db,
    rows.flatMap((row) => row?.pictureId ?? []),
  );
  if (names.size === 0) return names;
  const secret = await shopSecretOf({ db })();
  return new Map([...names].map(([id, name]) => [id, steadyLink(secret, name, clock())]));
}
