/** The whole form of a profile, with what a test changes about it. */

import type { TestServer } from '../server/server.ts';
import { type FormFields, formOf } from './sample-files.ts';

export type Registered = Awaited<ReturnType<TestServer['shopper']>>;

export const changeProfile = (shop: TestServer, { token, email, phone }: Registered, fields: FormFields = {}) =>
  shop.post(
    '/update-profile',
    formOf({ name: 'Sample Shopper', email, phone, country: 'United States', phone_code: '1', ...fields }),
    { token },
  );
