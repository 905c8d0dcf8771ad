import { expect, test } from 'vitest';
import { isEmail } from './contact.ts';
import { asLine, isLine } from './line-format.ts';

const signs = [
  '\u0000',
  '\t',
  '\n',
  '\r',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
];

test.each(signs)('a line has no %j', (sign) => {
  expect([isLine(`Ann${sign}`), asLine(`Ann${sign}Smith`)]).toEqual([false, 'Ann Smith']);
});

test.each(['Ann', 'آنا\u200cبل', 'Zoë O’Neil-Smith', '\u200fآنا', '王', '👩‍🍳', ''])('a line may be %j', (name) => {
  expect([isLine(name), asLine(name)]).toEqual([true, name]);
});

const good = ['a@b.com', "o'neil+shop@sub.example.co.uk", 'a@xn--mgbh0fb.example', 'A.B@Example.COM'];
test.each(good)('%s is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

const bad = [
  'a@b.com%0abcc:x',
  'a@b.com\nbcc:x@y.com',
  'a@b.com\u202e',
  'a@b',
  'a@b..com',
  'a@-b.com',
  'a@b.com,c@d.com',
  '.a@b.com',
  'a b@c.com',
  `${'a'.repeat(250)}@b.com`,
];
test.each(bad)('%j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});
