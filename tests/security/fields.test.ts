/** Every field of one kind is checked by one rule of the contract, whichever form it stands in. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { goodPassword, type SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';

type Schema = { $ref?: string; type?: string | string[]; format?: string; properties?: Record<string, Schema> };
type Operation = { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } };

const contract = JSON.parse(readFileSync(inRoot('api/generated/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const parts = schema.$ref.slice(2).split('/');
  return resolved(parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], contract) as Schema);
}

/** `operation field` of every text in a body, with its format. */
const fields = Object.values(contract.paths)
  .flatMap((verbs) => Object.values(verbs))
  .flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.entries(resolved(schema).properties ?? {}).map(([field, rules]) => ({
        field,
        place: `${operationId} ${field}`,
        rules: resolved(rules),
      })),
    ),
  )
  .filter(({ rules }) => [rules.type].flat().includes('string'));

/** What people and things are called, and where they are. Codes, numbers and long texts have other rules. */
const names = /(^|_)(name|country|address|address_line2?|address_type|area|flat_no|post_code|company_type)$/;

test('every name and address of the contract is one line', () => {
  const loose = fields.filter(({ field, rules }) => names.test(field) && rules.format !== 'line');
  expect(loose.map(({ place }) => place)).toEqual([]);
});

test('every e-mail address that may not be empty has its format in the contract', () => {
  const loose = fields.filter(({ field, rules }) => field === 'email' && rules.format !== 'email');
  // Both take an empty text for none and check the rest by the same rule.
  expect(loose.map(({ place }) => place)).toEqual(['register email', 'changeProfile email']);
});

describe('over HTTP', () => {
  let shop: SharedServer;
  let ann: Shopper;

  beforeAll(async () => {
    shop = await sharedServer('cart');
    const [made] = await addShoppers(shop.database.db, 1);
    if (made) ann = made;
  });

  const hostile = ['Ann\u0007', 'Ann\r\nBcc: x', 'Ann\u202egnp.exe', 'Ann\u2066', 'Ann\u0085'];
  const address = { phone: '2025550100', address_line: '1 Main Street', address_type: 'Home' };

  test.each(hostile)('the name %j is refused', async (name) => {
    const account = { name, email: 'fields@larder.test', password: goodPassword, country: 'United States' };
    const contact = { name, phone: '1', subject: 'Hello', message: 'Hello' };
    const responses = [
      await shop.post('/registration', account),
      await shop.post('/address/store', { ...address, name }, { token: ann.token }),
      await shop.post('/support', contact),
    ];
    for (const { status, body } of responses) expect([status, Object.keys(body.errors)[0]]).toEqual([422, 'name']);
  });

  test('a Persian name with a joiner is accepted', async () => {
    const name = 'آنا\u200cبل';
    const { status } = await shop.post('/address/store', { ...address, name }, { token: ann.token });
    expect(status).toBe(200);
  });

  test.each(['a@b.com%0abcc:x', 'a@b.com\nbcc:x@y.com', 'nobody', 'a@b'])(
    'the contact form refuses the e-mail address %j',
    async (email) => {
      const form = { name: 'Ann', phone: '1', subject: 'Hello', message: 'Hello', email };
      const { status, body } = await shop.post('/support', form);
      expect([status, Object.keys(body.errors)[0]]).toEqual([422, 'email']);
    },
  );

  test.each(['a@b.com%0abcc:x', 'a@b.com,c@d.com'])('registration refuses the e-mail address %j', async (email) => {
    const { status, body } = await shop.post('/registration', {
      name: 'Ann',
      email,
      password: goodPassword,
      country: 'United States',
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining(['email'])]);
  });
});
