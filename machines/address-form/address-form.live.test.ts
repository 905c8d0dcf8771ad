/** @spec R11 */
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { liveAddressForm } from './address-form.live.ts';

afterEach(() => void vi.unstubAllGlobals());

test('A new address with the position of the device is the same request after a lost response', async () => {
  let reading = 0;
  const getCurrentPosition = (found: (at: object) => void) => {
    reading += 1;
    found({ coords: { latitude: 52 + reading, longitude: 13.4 } });
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const sent: { key: string | null; body: { latitude: number } }[] = [];
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    locale: () => 'en',
    token: () => 't',
    fetch: async (target, init) => {
      const request = new Request(target, init);
      if (request.method === 'GET') return Response.json({ data: {} });
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return Response.json({ message: 'Not now.' }, { status: 500 });
    },
  });
  const form = createActor(liveAddressForm(client), { input: { prefill: {} } }).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  const fields = { name: 'Kim', address_line: '7 Mill Road', type: 'home', phone: '2025550142', at_device: true };
  form.send({ type: 'form.change', fields });
  for (const _ of [1, 2]) {
    form.send({ type: 'form.submit' });
    await waitFor(form, (snapshot) => snapshot.matches('editing'));
  }
  expect(sent).toMatchObject([{ body: { latitude: 53 } }, { body: { latitude: 53 } }]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});
