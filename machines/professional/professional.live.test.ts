/** @spec R11 */
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { liveProfessional } from './professional.live.ts';

test('The unchanged form is the same request, a changed one is another', async () => {
  const keys: (string | null)[] = [];
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    locale: () => 'en',
    token: () => undefined,
    fetch: async (target, init) => {
      keys.push(new Request(target, init).headers.get('Idempotency-Key'));
      return Response.json({ message: 'Not now.' }, { status: 500 });
    },
  });
  const input = { isSignedIn: false, phoneMinLength: 9, phoneMaxLength: 16 };
  const form = createActor(liveProfessional(client), { input }).start();
  const submit = async () => {
    form.send({ type: 'form.submit' });
    await waitFor(form, (snapshot) => snapshot.matches('editing'));
  };
  const company = { company_name: 'Sample Catering Ltd', tax_number: 'US123456789', accept_terms: true };
  const person = { name: 'Sample Buyer', country: 'United States', phone: '2025550188', email: 'buyer@larder.test' };
  const password = 'a long pass phrase';
  const documents = [new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' })];
  const fields = { ...company, ...person, password, password_confirmation: password, documents };
  form.send({ type: 'form.change', fields });
  await submit();
  await submit();
  form.send({ type: 'form.change', fields: { company_name: 'Sample Kitchen Ltd' } });
  await submit();
  const [first, again, changed] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});
