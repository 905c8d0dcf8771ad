/** Takes messages to the gateway of SMS_URL: one POST of `{ to, text }`, taken over when it answers 2xx. */
import { type Carrier, Refused } from './carrier.ts';

const timeoutMs = 15_000;

/** The gateway understood, and says that it will never send this one. */
const forGood = [400, 422];

/** `to` begins with a plus and the country's code. A user and a password in the address are sent as basic authorisation. */
export function smsCarrier(address: URL): Carrier {
  const { username, password } = address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = { 'Content-Type': 'application/json', ...(username && { Authorization: `Basic ${login}` }) };
  return {
    async send({ recipient, body }, signal) {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to: recipient, text: body }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (ok) return;
      const cause = Object.assign(new Error('The gateway did not take the message.'), { responseCode: status });
      throw forGood.includes(status) ? new Refused(cause.message, { cause }) : cause;
    },
  };
}
