/** What the tests of one-time codes share: asking for a code, reading it out of the outbox, trying it. */
import { shopSecretOf } from '#server/security/shop-secret.ts';
import type { TestResponse, TestServer } from '../server/server.ts';

export type Requested = TestResponse & { cookie: string };

type From = { address?: string; locale?: string; device?: string | undefined };

/** A browser names the page that sends a POST; the server knows a browser by it. */
const headersOf = (shop: Pick<TestServer, 'url'>, { address, device }: From, cookie?: string) => ({
  Origin: shop.url,
  ...((cookie || device) && { Cookie: [cookie, device].filter(Boolean).join('; ') }),
  ...(address && { 'X-Forwarded-For': address }),
});

export async function requestCode(
  shop: TestServer,
  phone: string,
  more: Record<string, unknown> = {},
  from: From = {},
): Promise<Requested> {
  const options = { headers: headersOf(shop, from), ...(from.locale && { locale: from.locale }) };
  const response = await shop.post('/send-otp', { phone, forgot_password: 1, ...more }, options);
  return { ...response, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

export const tryCode = (
  shop: TestServer,
  { phone, otp, cookie }: { phone: string; otp: string; cookie?: string | undefined },
  from: From = {},
): Promise<TestResponse> => shop.post('/verify-otp', { phone, otp }, { headers: headersOf(shop, from, cookie) });

/** The newest message with a code, opened as only the server can. */
export async function newestCode(
  shop: Pick<TestServer, 'database'>,
): Promise<{ code: string; recipient: string; channel: string }> {
  const { rows } = await shop.database.pool.query(
    'select secret, recipient, channel from outbox where secret is not null order by id desc limit 1',
  );
  if (!rows[0]) throw new Error('No message with a code is waiting.');
  const secret = await shopSecretOf(shop.database)();
  return { ...rows[0], code: secret.open(rows[0].secret) };
}

/** Any code but this one. */
export const otherThan = (code: string, by = 1): string =>
  String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0');

/** A code that was asked for and found, ready to be tried. */
export async function readyCode(shop: TestServer, phone: string, more: Record<string, unknown> = {}) {
  const { cookie, status, text } = await requestCode(shop, phone, more);
  if (status !== 200) throw new Error(`No code was sent: ${text}`);
  const { code } = await newestCode(shop);
  return { phone, cookie, code };
}

let people = 0;

/** A row without a password: opening accounts is not what is tested with it. */
export async function newAccount({ database }: Pick<TestServer, 'database'>): Promise<{ id: number; email: string }> {
  people += 1;
  const { rows } = await database.pool.query(
    'insert into users (name, email, phone, phone_code) values ($1, $2, $3, $4) returning id, email',
    ['Ann', `ann${people}@larder.test`, `2025${String(people).padStart(6, '0')}`, '1'],
  );
  return rows[0];
}
