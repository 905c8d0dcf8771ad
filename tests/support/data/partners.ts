/** What the tests of new sellers share: proving an address, and the form that is then sent. */

import { openDatabase } from '#server/db/pool.ts';
import { partnerApplications } from '#server/db/schema/partners.ts';
import { goodPassword, type SharedServer, type TestResponse } from '../server/server.ts';
import { newestCode } from './one-time-codes.ts';
import { type FormFields, formOf, png, type SampleFile } from './sample-files.ts';

/** One under review, with nobody behind it. Files that share a shop may all add the same. */
export async function addPartnerApplication(databaseUrl: string, code: string): Promise<void> {
  const { db, close } = await openDatabase({ url: databaseUrl, poolSize: 1 });
  const applications = db.insert(partnerApplications).values({
    code,
    email: 'seller@larder.test',
    firstName: 'Sample',
    shopName: 'Corner Bakery',
    proofHash: Buffer.alloc(32, 1),
    language: 'en',
    submittedAt: new Date(),
  });
  await applications.onConflictDoNothing();
  await close();
}

let sellers = 0;

/** Another person each time. */
export const newSeller = () => {
  sellers += 1;
  return { email: `seller${sellers}@larder.test`, phone: `20255${String(sellers).padStart(5, '0')}` };
};

export const cookieOf = ({ headers }: TestResponse): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** A code that was sent to the address, with the cookie of the browser that asked: it names the page that sends a POST. */
export async function sellerCode(shop: SharedServer, email: string) {
  const requested = await shop.post('/seller/send-otp', { email }, { headers: { Origin: shop.url } });
  if (requested.status !== 200) throw new Error(`No code was sent: ${requested.text}`);
  return { cookie: cookieOf(requested), ...(await newestCode(shop)) };
}

export const trySellerCode = (shop: SharedServer, body: { email: string; otp: string }, cookie: string) =>
  shop.post('/seller/verify-otp', body, { headers: { Cookie: cookie } });

/** The token that lets this address register. */
export async function provenSeller(shop: SharedServer, email: string): Promise<string> {
  const { code, cookie } = await sellerCode(shop, email);
  const { body, text } = await trySellerCode(shop, { email, otp: code }, cookie);
  if (!body?.data) throw new Error(`The code was refused: ${text}`);
  return body.data.token;
}

/** Every field of the form; the files are the same small picture. */
export async function sellerForm(shop: SharedServer, fields: FormFields = {}): Promise<FormFields> {
  const contact = newSeller();
  const picture: SampleFile = await png();
  return {
    first_name: 'Sample',
    last_name: 'Seller',
    ...contact,
    email_token: await provenSeller(shop, contact.email),
    password: goodPassword,
    password_confirmation: goodPassword,
    gender: 'other',
    address: '3 Market Street',
    shop_name: 'Corner Bakery',
    description: 'Bread from our own oven.',
    opening_time: '07:00',
    closing_time: '18:30',
    accept_terms: 1,
    profile_photo: picture,
    shop_logo: picture,
    shop_banner: picture,
    ...fields,
  };
}

export const sendSellerForm = (shop: SharedServer, fields: FormFields, headers: Record<string, string> = {}) =>
  shop.post('/seller/registration', formOf(fields), { headers });
