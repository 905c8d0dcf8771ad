/** Facebook: the access token is good only if Facebook says that it was made for this shop's app. */
import { createHmac } from 'node:crypto';
import type { OutgoingFetch } from './outgoing.ts';
import { asEmail, asText, ProofRefused, type Prove } from './proof.ts';
import type { FacebookConfig } from './providers.ts';

type Inspected = { app_id?: unknown; type?: unknown; is_valid?: unknown; user_id?: unknown; expires_at?: unknown };
type Person = { id?: unknown; name?: unknown; email?: unknown };

/** Of a token that Facebook gives no end. */
const longestLifeMs = 90 * 24 * 60 * 60_000;

export function facebookProver({ graph, secret = '' }: FacebookConfig, outside: OutgoingFetch): Prove {
  async function send<Shape>(path: string, query: Record<string, string>, token: string): Promise<Shape> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const response = await outside(`${graph}/${path}?${new URLSearchParams(query)}`, { headers });
    if (!response.ok) throw new ProofRefused(`${path} was answered with ${response.status}`);
    return (await response.json().catch(() => ({}))) as Shape;
  }

  async function inspect(token: string, clientId: string): Promise<Inspected> {
    const caller = `${clientId}|${secret}`;
    const { data = {} } = await send<{ data?: Inspected }>('debug_token', { input_token: token }, caller);
    if (data.is_valid !== true) throw new ProofRefused('not valid');
    if (data.app_id !== clientId || data.type !== 'USER') throw new ProofRefused('made for another app');
    return data;
  }

  return async ({ code: token }, { clientId, now }) => {
    const inspected = await inspect(token, clientId);
    const appsecret_proof = createHmac('sha256', secret).update(token).digest('hex');
    const person = await send<Person>('me', { fields: 'id,name,email', appsecret_proof }, token);
    const subject = asText(person.id);
    if (subject === null || subject !== inspected.user_id) throw new ProofRefused('of somebody else');
    const end = Number(inspected.expires_at) * 1000 || now.getTime() + longestLifeMs;
    return {
      // Facebook does not say whether the address was proved to it.
      identity: { subject, email: asEmail(person.email), isEmailVerified: false, name: asText(person.name) },
      spent: [token],
      keepUntil: new Date(end),
    };
  };
}
