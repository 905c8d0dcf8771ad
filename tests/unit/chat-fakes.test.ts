/** What the tests of the chat make up is what the contract promises. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import document from '#api/generated/openapi.json' with { type: 'json' };
import { aConversation, aMessage, aPage } from '#tests/models/chat.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const product = {
  id: 41,
  name: 'Rice',
  thumbnail: '/rice.webp',
  price: 12.5,
  discount_price: 10,
  rating: 4.5,
  total_reviews: '3',
};

test.each([
  ['ConversationsResponse', { data: { total: 2, data: [aConversation(3), aConversation(4, { last_message: null })] } }],
  ['MessagesResponse', { data: { data: [...aPage(60), aMessage(1, { message: null, product })] } }],
  ['MessageResponse', { data: { data: aMessage(9, { type: 'user', client_id: crypto.randomUUID() }) } }],
])('The fake %s matches its schema', (schema, response) => {
  const isPromised = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  isPromised(response);
  expect(isPromised.errors).toBeNull();
  expect(isPromised({ data: { data: [{ ...response, id: 'one' }] } })).toBe(false);
});
