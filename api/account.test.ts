import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { changePassword, changeProfile } from './operations/account.ts';
import { addAddress, removeAddress } from './operations/addresses.ts';
import { getProfessionalApplication } from './operations/professional.ts';

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const clientOf = (response: (request: Request) => Response | Promise<Response>) =>
  createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input, init) => response(new Request(input, init)),
    locale: () => 'en',
    token: () => 't1',
  });

const user = { id: 7, name: 'Sam', profile_photo: '/me.webp' };
const passwords = { current_password: 'old', password: 'a long phrase', password_confirmation: 'a long phrase' };

describe('changeProfile', () => {
  test('sends one form with the photo, leaves out empty fields, and returns user and message', async () => {
    const sent: FormData[] = [];
    const client = clientOf(async (request) => {
      expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
      sent.push(await request.formData());
      return json({ message: 'Saved.', data: { user } });
    });
    const photo = new File(['bytes'], 'me.png', { type: 'image/png' });
    const response = await changeProfile(client, {
      name: 'Sam',
      phone: '2025550142',
      gender: '',
      profile_photo: photo,
    });

    expect(response).toMatchObject({ message: 'Saved.', user: { id: 7, profile_photo: '/me.webp' } });
    expect([...(sent[0] as FormData).keys()]).toEqual(['name', 'phone', 'profile_photo']);
    expect(sent[0]?.get('profile_photo')).toMatchObject({ name: 'me.png', type: 'image/png' });
  });
});

describe('changePassword', () => {
  test('returns the bare new token', async () => {
    const access = { auth_type: 'Bearer', token: 'Bearer t2', expires_at: '2030-01-01 00:00:00' };
    const client = clientOf(() => json({ message: 'Changed.', data: { access } }));
    expect(await changePassword(client, passwords)).toEqual({ message: 'Changed.', token: 't2' });
  });

  test.each([[{ message: 'Changed.' }], [{ message: 'Changed.', data: [] }]])(
    'returns the message alone when a back end keeps the token: %j',
    async (body) => {
      expect(
        await changePassword(
          clientOf(() => json(body)),
          passwords,
        ),
      ).toEqual({ message: 'Changed.' });
    },
  );
});

describe('getProfessionalApplication', () => {
  test('returns null when there is no application, whether the field is null or missing', async () => {
    for (const data of [{ application: null }, {}]) {
      const client = clientOf(() => json({ data }));
      expect(await getProfessionalApplication(client)).toEqual({ application: null });
    }
  });
});

describe('the message of the server', () => {
  test('comes with a saved address, and alone where there is no data', async () => {
    const address = { id: 5, name: 'Sam', phone: '1', address_line: 'x', address_type: 'home', is_default: true };
    const adding = clientOf(() => json({ message: 'Added.', data: { address } }));
    expect(await addAddress(adding, { ...address, idempotencyKey: 'k1' })).toEqual({ message: 'Added.', address });
    expect(
      await removeAddress(
        clientOf(() => json({ message: 'Gone.' })),
        { id: 5 },
      ),
    ).toEqual({ message: 'Gone.' });
    expect(
      await removeAddress(
        clientOf(() => json({})),
        { id: 5 },
      ),
    ).toEqual({});
  });
});
