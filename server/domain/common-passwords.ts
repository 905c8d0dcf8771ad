/** Refuses the passwords that attackers try first. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that were leaked, the most frequent first. */
const leaked = dictionary['passwords-common'] as readonly string[];
const known = new Set(leaked);

const triedFirst = 3_000;
/** Digits, signs and look-alikes around these words change nothing; the last ones are those of this shop. */
const stems = new Set([
  ...leaked.slice(0, triedFirst).filter((word) => /^[a-z]{4,}$/.test(word)),
  ...['larder', 'larderdemo', 'grocery', 'groceries', 'shopping', 'shopper', 'supermarket', 'market', 'delivery'],
]);

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');

/** `P@ssw0rd2024!` is `password`. */
function stemsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const spelled = (text: string) => lettersOf([...text].map((sign) => lookAlikes[sign] ?? sign).join(''));
  return [lettersOf(lower), spelled(bare), spelled(lower.replace(/[\d\W_]+$/, ''))];
}

/** The same difference from each sign to the next: 12345678, 87654321, abcdefgh, aaaaaaaa. */
function isRun(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** A short piece over and over: abcabcabc, 12121212. */
const isRepeated = (password: string) => /^(.{1,4})\1+$/su.test(password);

const onlyDigits = /^\d{8,10}$/;

const isFamiliar = (password: string) => stemsOf(password).some((stem) => stems.has(stem)) && password.length < 20;

/** `own` are words that an attacker tries for this shopper: name, e-mail, phone. */
export function isCommonPassword(password: string, own: readonly (string | null | undefined)[] = []): boolean {
  const lower = password.toLowerCase();
  if (known.has(lower) || isRun(lower) || isRepeated(lower) || onlyDigits.test(lower) || isFamiliar(password))
    return true;
  return own.some((word) => word && word.length >= 4 && lower.replace(/[^\p{L}\p{N}@.]/gu, '') === word.toLowerCase());
}
