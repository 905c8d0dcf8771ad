/** The secret of the shop: keyed hashes, and encryption of texts in the database. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/pool.ts';
import { secretNamed } from '#server/db/queries/secrets.ts';

export type ShopSecret = {
  /** The same parts give the same 32 bytes; without the secret they cannot be told from random ones. */
  hash(purpose: string, ...parts: string[]): Buffer;
  /** AES-256-GCM, each time with another nonce. */
  seal(text: string): Buffer;
  /** Throws when anything was changed. */
  open(sealed: Buffer): string;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function secretFrom(key: Buffer): ShopSecret {
  // The length of a part cannot be shifted to its neighbour.
  const hash: ShopSecret['hash'] = (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  const sealKey = hash('seal');
  return {
    hash,
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const sealer = createCipheriv(cipher, sealKey, nonce);
      const body = Buffer.concat([sealer.update(text, 'utf8'), sealer.final()]);
      return Buffer.concat([nonce, sealer.getAuthTag(), body]);
    },
    open(sealed) {
      const opener = createDecipheriv(cipher, sealKey, sealed.subarray(0, nonceBytes));
      opener.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return opener.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opener.final('utf8');
    },
  };
}

/** Read on first use and then cached; a failed read is repeated on the next use. */
export function shopSecretOf({ db }: { db: Db }): () => Promise<ShopSecret> {
  let known: Promise<ShopSecret> | undefined;
  return () => {
    known ??= secretNamed(db, 'codes', randomBytes(32)).then(secretFrom);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
}
