/** Finds web addresses in a text from another user. The joined parts equal the original text. */

export type TextPart = { text: string; href?: string };

/** Up to a blank, a quote, an angle bracket, or a sign that turns or hides letters. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gi;
const trailing = new Set('.,:;!?…،؛؟*_~');
const openers: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const allowed = ['http:', 'https:'];

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** A sentence's full stop is not part of the address; a bracket is only where it was opened within. */
const trimmed = (text: string): string => {
  const surplus = new Map(
    Object.entries(openers).map(([closer, opener]) => [closer, countOf(text, closer) - countOf(text, opener)]),
  );
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text[end - 1] ?? '';
    const tooMany = surplus.get(last) ?? 0;
    if (tooMany > 0) surplus.set(last, tooMany - 1);
    else if (!trailing.has(last)) break;
  }
  return text.slice(0, end);
};

const hrefOf = (text: string): string | undefined => {
  try {
    const { href, protocol, hostname, username } = new URL(/^www\./i.test(text) ? `https://${text}` : text);
    return allowed.includes(protocol) && hostname.includes('.') && !username ? href : undefined;
  } catch {
    return undefined;
  }
};

/** The longest address that is taken for one. */
const longest = 2000;

export const linkParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.length > longest ? '' : trimmed(found);
    const href = hrefOf(link);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: link, href });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};
