/** An Idempotency-Key that another request of the same shopper is working under. */
import pg from 'pg';
import type { Change } from './operations.ts';
import type { Visit } from './shop.ts';

const key = '0b6f3a52-3c1c-4a3e-9a27-0f8a4f6f9f10';

let other: pg.Client | undefined;

/** Held until `releaseKey`; gives the header that meets it. */
export async function holdKey({ shop, id }: Visit): Promise<Pick<Change, 'headers'>> {
  other = new pg.Client(shop.database.url);
  await other.connect();
  await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`${id} ${key}`]);
  return { headers: { 'Idempotency-Key': key } };
}

export const releaseKey = async (): Promise<void> => other?.end();
