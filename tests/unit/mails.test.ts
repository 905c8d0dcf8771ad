/** The mails: their text word for word, and what their HTML must have and must not have. */
import { describe, expect, test } from 'vitest';
import { directionOf, htmlLang, locales } from '#locales/locales.ts';
import * as account from '#server/domain/account-message.ts';
import { hiddenCode } from '#server/domain/mail.ts';
import { mailText } from '#server/domain/mail-text.ts';
import { fitsOneSms, smsText } from '#server/domain/sms.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { mailHtml } from '#server/messages/mail-html.tsx';
import { hostile, sampleMails } from '../support/data/sample-mails.ts';

const filling = {
  origin: 'https://shop.test',
  code: '4821',
  unsubscribe: 'https://shop.test/mail/unsubscribe?token=t',
};

describe.each(locales)('The mails in %s', (locale) => {
  const mails = Object.entries(sampleMails(locale));

  test('say this', () => {
    const texts = mails.map(([name, mail]) => `# ${name}\n${mail.subject}\n\n${mailText(mail, filling)}`);
    expect(texts.join('\n\n')).toMatchSnapshot();
  });

  test.each(mails)('name their language and direction, and load nothing from elsewhere: %s', (_name, mail) => {
    const html = mailHtml(mail, filling);
    expect(html).toContain(`<html lang="${htmlLang(locale)}" dir="${directionOf(locale)}">`);
    expect(html).not.toMatch(/<script|<link|<iframe|<form|url\(|@import/i);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith('https://shop.test/'))).toEqual([]);
    expect(html).not.toContain(hiddenCode);
    expect(Buffer.byteLength(html)).toBeLessThan(50_000);
  });

  test.each(Object.entries(sampleMails(locale, hostile)))('show hostile words as text: %s', (_name, mail) => {
    expect(mailHtml(mail, filling)).not.toContain('<script');
  });

  test('have the code in the subject and no English words in other languages', () => {
    expect(sampleMails(locale).code?.subject).toContain(hiddenCode);
    const headings = mails.map(([, mail]) =>
      mail.heading.replaceAll(/Larder|Sample Shopper|Corner Dairy|Hours|#LD\d+/g, ''),
    );
    if (locale !== 'en') expect(headings.filter((heading) => /[A-Za-z]{2}/.test(heading))).toEqual([]);
  });
});

const messages = { ...account, newDevice: account.newDevice('Firefox', 'today') };
const short = Object.entries(messages).filter(
  (entry): entry is [string, account.AccountMessage] => typeof entry[1] === 'function' && entry[0] !== 'welcomeMail',
);

describe.each(locales)('Text messages in %s', (locale) => {
  test.each(short)('fit one message, whatever the shop is called: %s', (_name, message) => {
    for (const shop of ['Larder', 'ا'.repeat(200), 'Very Long Market '.repeat(12)]) {
      const { sms } = message({ ...readerIn(locale), shop });
      expect([sms, fitsOneSms(sms)]).toEqual([sms, true]);
    }
  });
});

test.each([
  ['a'.repeat(160), true],
  ['a'.repeat(161), false],
  [`${'a'.repeat(158)}€`, true],
  [`${'a'.repeat(159)}€`, false],
  ['س'.repeat(70), true],
  ['س'.repeat(71), false],
])('A text of this length fits one message: %s', (text, fits) => expect(fitsOneSms(text)).toBe(fits));

test('A name that is too long is cut and the rest stays', () => {
  const text = smsText(readerIn('en').t, '{shop}: your code is {code}. Never share it.', {
    shop: 'x'.repeat(300),
    code: '4821',
  });
  expect(text).toMatch(/^x+\.\.\.: your code is 4821\. Never share it\.$/);
  expect(text).toHaveLength(160);
});
