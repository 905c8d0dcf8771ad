/** Where a code for a new password goes, as the shopper reads it. @spec R24 */
import { describe, expect, test } from 'vitest';
import { norway } from '#tests/models/countries.ts';
import { startDialogs } from '#tests/support/charts/held-dialogs.ts';
import { selectOneTimeCode } from '../one-time-code/one-time-code.selectors.ts';

describe('a code for a new password', () => {
  test.each([
    ['email', 'sample@larder.test', undefined],
    ['email', '2025550142', 'email'],
    ['phone', '2025550142', undefined],
    ['phone', 'sample@larder.test', 'phone'],
  ] as const)(
    'where the shop sends it to the %s, and %s was typed → is sent to %s',
    async (forgotOtpType, phone, other) => {
      const dialogs = startDialogs({ forgotOtpType });
      dialogs.send({ type: 'login.open' });
      dialogs.send({ type: 'forgot.open' });
      await dialogs.respond('listCountries', [norway]);
      dialogs.send({ type: 'forgot.type', field: 'country', value: 'Norway' });
      dialogs.send({ type: 'forgot.type', field: 'phone', value: phone });
      dialogs.send({ type: 'forgot.submit' });
      await dialogs.respond('sendOtp', { resendAt: 60_000, isRefused: true, message: 'Please wait a moment.' });
      expect(selectOneTimeCode(dialogs.code()).sentToOther).toBe(other);
      expect(dialogs.notices()).toEqual([{ kind: 'error', text: { message: 'Please wait a moment.' } }]);
    },
  );
});
