/** The client and the server know limits of the contract by names of their own: each is the contract's number. */
import { expect, test } from 'vitest';
import { components } from '#api/generated/openapi.json' with { type: 'json' };
import {
  maxQuantity,
  mostServings,
  otpDigits,
  smartOrderLineLength,
  smartOrderMostLines,
} from '#machines/constants.ts';
import { passwordMinLength } from '#machines/shared/checks.ts';
import { largestQuantity } from '#server/domain/cart-rules.ts';
import { otpLength } from '#server/domain/one-time-code.ts';

const { CartAddition, Recipe, Registration, SavedListItem, SmartOrderItem, SmartOrderList } = components.schemas;
const typed = SmartOrderList.properties.lines;

test.each([
  ['the quantity of a line of the cart', CartAddition.properties.quantity.maximum, [maxQuantity, largestQuantity]],
  ['the quantity of a line of a list', SavedListItem.properties.quantity.maximum, [maxQuantity, largestQuantity]],
  ['the quantity of what a list was matched with', SmartOrderItem.properties.quantity.maximum, [largestQuantity]],
  ['the lines of a shopping list', typed.maxItems, [smartOrderMostLines]],
  ['the letters of such a line', typed.items.maxLength, [smartOrderLineLength]],
  ['the servings of a recipe', Recipe.properties.servings.maximum, [mostServings]],
  ['the letters of a password', Registration.properties.password.minLength, [passwordMinLength]],
])('Each layer limits %s as the contract does', (_what, limit, named) => {
  expect(named).toEqual(named.map(() => limit));
});

test('The client has a box for each digit of the codes that the server sends', () => {
  expect(otpDigits).toBe(otpLength);
});
