/** Each module of the built script brings the English of the phrases that it names. */
import { expect, test } from 'vitest';
import { messagesNamedIn } from '../../scripts/lib/messages-plugin.ts';

const messages = { "Don't": 'Don’t', 'Place Order': 'Place order', Review: 'Write a review' };

test('A module brings the English of the phrases that it names, and of no others', () => {
  expect(messagesNamedIn(`t('Place Order'); t("Don't"); t('Review {name}')`, messages)).toEqual({
    "Don't": 'Don’t',
    'Place Order': 'Place order',
  });
});
