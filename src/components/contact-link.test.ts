import { expect, test } from 'vitest';
import { contactLink, mailLink, phoneLink } from './contact-link.ts';

test.each([
  ['+1 (202) 555-0100', 'tel:+12025550100'],
  ['17 123 456', 'tel:17123456'],
  ['۰۲۱-۱۲۳۴ ۵۶۷', 'tel:0211234567'],
  ['call us', undefined],
  ['', undefined],
  [null, undefined],
])('The link of the number %j is %j', (phone, href) => {
  expect(phoneLink(phone)).toBe(href);
});

test.each([
  ['info@shop.test', 'mailto:info@shop.test'],
  ['a&b?c@shop.test', 'mailto:a%26b%3Fc@shop.test'],
  ['Mail us', undefined],
  [undefined, undefined],
])('The link of the mail address %j is %j', (address, href) => {
  expect(mailLink(address)).toBe(href);
});

test.each([
  ['/contact', 'Mail us', '/contact'],
  ['mailto:info@shop.test', 'Mail us', 'mailto:info@shop.test'],
  ['info@shop.test', null, 'mailto:info@shop.test'],
  [null, 'info@shop.test', 'mailto:info@shop.test'],
  [null, 'Mail us', undefined],
])('An item with the url %j and the title %j leads to %j', (url, title, href) => {
  expect(contactLink(mailLink, url, title)).toBe(href);
});
