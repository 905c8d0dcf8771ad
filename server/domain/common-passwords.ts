/** Refuses the passwords that attackers try first. */

const triedFirst = 3_000;

/**
 * `known`: passwords that were leaked. `stems`: digits, signs and look-alikes around these words change nothing; the last
 * ones are those of this shop.
 */
type Lists = { known: ReadonlySet<string>; stems: ReadonlySet<string> };

async function loadLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const leaked = dictionary['passwords-common'] as readonly string[];
  const stems = new Set([
    ...leaked.slice(0, triedFirst).filter((word) => /^[a-z]{4,}$/.test(word)),
    ...['larder', 'larderdemo', 'grocery', 'groceries', 'shopping', 'shopper', 'supermarket', 'market', 'delivery'],
  ]);
  return { known: new Set(leaked), stems };
}

let loading: Promise<Lists> | undefined;

/** They come with the first password that somebody chooses, not with the start of the shop. */
const listsOnce = () => {
  loading ??= loadLists();
  return loading;
};

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

const isFamiliar = (password: string, stems: Lists['stems']) =>
  stemsOf(password).some((stem) => stems.has(stem)) && password.length < 20;

/** `own` are words that an attacker tries for this shopper: name, e-mail, phone. */
export async function isCommonPassword(
  password: string,
  own: readonly (string | null | undefined)[] = [],
): Promise<boolean> {
  const { known, stems } = await listsOnce();
  const lower = password.toLowerCase();
  if (known.has(lower) || isRun(lower) || isRepeated(lower) || onlyDigits.test(lower) || isFamiliar(password, stems))
    return true;
  return own.some((word) => word && word.length >= 4 && lower.replace(/[^\p{L}\p{N}@.]/gu, '') === word.toLowerCase());
}
