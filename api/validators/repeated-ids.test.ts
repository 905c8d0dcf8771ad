import { expect, test } from 'vitest';
import { suggestionsValidator } from './catalogue.ts';
import { conversationsValidator, messagesValidator } from './chat.ts';

const shop = { id: 1, name: 'Greengrocer' };

test('a conversation that was sent twice is read once', () => {
  const data = [
    { id: 4, shop },
    { id: '4', shop },
    { id: 5, shop },
  ];
  expect(conversationsValidator.parse({ data }).data.map(({ id }) => id)).toEqual([4, 5]);
});

test('a message that was sent twice is read once', () => {
  const data = [
    { id: 7, shop },
    { id: 7, shop, message: 'again' },
    { id: 8, shop },
  ];
  expect(messagesValidator.parse({ data }).data.map(({ id }) => id)).toEqual([7, 8]);
});

test('a suggestion that was sent twice is read once; a shop and a product may have one id', () => {
  const rows = [{ id: 2 }, { id: 2, kind: 'shop' }, { id: '2' }, { id: 2, kind: 'brand' }, { id: 2, kind: 'shop' }];
  expect(suggestionsValidator.parse(rows).map(({ kind }) => kind)).toEqual([undefined, 'shop', 'brand']);
});
