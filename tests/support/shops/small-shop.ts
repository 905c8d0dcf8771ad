/** The few rows that tests of accounts and addresses need; much quicker than the whole demo shop. */
import type { Db } from '#server/db/pool.ts';
import { countries } from '#server/db/schema/settings.ts';
import type { Filling } from '../database/database.ts';

export const fillCountries = (db: Db) =>
  db.insert(countries).values([
    { name: 'United States', phoneCode: '1' },
    { name: 'Germany', phoneCode: '49' },
    { name: 'Iran', phoneCode: '98' },
  ]);

export const countriesFilling: Filling = {
  name: 'countries',
  fill: async ({ db }) => {
    await fillCountries(db);
  },
};
