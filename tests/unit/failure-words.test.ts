/** What a failed journey says to somebody who has never seen the chart. */
import { describe, expect, test } from 'vitest';
import { eventWords, failureWords, placeWords } from '#tests/paths/failure-words.ts';

const at = { url: 'https://shop.test/cart?a=1', after: 'pressing button “Increase”' };

/** As Vitest throws it. */
const compared = (message: string, expected: unknown, actual: unknown) =>
  Object.assign(new Error(message), { expected, actual });

describe('a place on the page', () => {
  test.each([
    ["getByRole('button', { name: 'Log in', exact: true })", 'button “Log in”'],
    [
      "getByRole('dialog', { name: 'Login', exact: true }).getByRole('textbox', { name: \"Ann's\" })",
      "textbox “Ann's” in dialog “Login”",
    ],
    ["getByRole('heading', { name: /^All products$/ }).filter({ visible: true })", 'heading “All products”'],
    ["getByRole('alertdialog')", 'alertdialog'],
    ["locator('main form [name=subject]')", "locator('main form [name=subject]')"],
  ])('%s is %s', (locator, words) => expect(placeWords(locator)).toBe(words));
});

describe('a failure', () => {
  test.each([
    [
      compared('the text of textbox “Quantity”: expected 2 to be 3', '3', '2'),
      'the text of textbox “Quantity”: “3” was expected, “2” was shown',
    ],
    [
      compared('button “Send” is busy: expected false to be true', true, false),
      'button “Send” is busy: this was expected, and is not so',
    ],
    [
      compared('button “Send” is busy: expected true to be false', false, true),
      'button “Send” is busy: this was not expected',
    ],
    [compared('expected [] to deeply equal []', [], ['x']), '[] was expected, ["x"] was shown'],
    [
      new Error(
        "locator.waitFor: Timeout 5000ms exceeded.\nCall log:\n  - waiting for getByRole('dialog', { name: 'Login' }) to be visible\n",
      ),
      'dialog “Login” was expected, it is not shown',
    ],
    [
      new Error("locator.waitFor: Timeout.\n  - waiting for getByRole('dialog', { name: 'Login' }) to be hidden\n"),
      'dialog “Login” was expected to go, it is still shown',
    ],
    [new Error('\u001b[31mlogin was not called.\u001b[39m\nmore'), 'login was not called'],
  ])('%#', (error, words) => {
    expect(failureWords(at, error)).toBe(`On /cart, after pressing button “Increase”: ${words}.`);
  });
});

test.each([
  [{ type: 'xstate.done.actor.login' }, 'the response to login'],
  [{ type: 'xstate.error.actor.login', error: { kind: 'network' } }, 'the failure of login (network)'],
  [{ type: 'xstate.after.searchDebounce.search' }, 'a while'],
  [{ type: 'form.submit' }, '“form.submit”'],
])('%j happens in words', (event, words) => expect(eventWords(event)).toBe(words));
