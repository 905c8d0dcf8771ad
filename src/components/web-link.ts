/** Makes a safe link of a back-end address; undefined unless it is a page, a mail address or a phone number. */

export type WebLink = { href: string; isExternal: boolean };

const allowed = ['http:', 'https:', 'mailto:', 'tel:'];
/** A browser drops tabs and line ends inside an address and takes a backslash for a slash: so would a scheme be hidden. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const hiding = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/;

const isAllowed = (address: string): boolean => {
  try {
    return allowed.includes(new URL(address).protocol);
  } catch {
    return false;
  }
};

/** `/blogs` stays in the shop, `https://…` leaves it; `//evil`, `javascript:` and all that is neither are no links. */
export const webLink = (address: string | null | undefined): WebLink | undefined => {
  const href = address?.trim() ?? '';
  if (href === '' || hiding.test(href)) return undefined;
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : { href, isExternal: false };
  return isAllowed(href) ? { href, isExternal: true } : undefined;
};
