/** Addresses of links that write to somebody or call them; undefined where there is nothing to write to or to call. */
import { webLink } from './web-link.ts';

type Text = string | null | undefined;

/** Arabic and Persian: their last four bits are the digit. The first view has no room for the digits of every script. */
const localDigit = /[٠-٩۰-۹]/g;

/** A number is called as it is written: whether it has a country code is the shop's affair. */
export const phoneLink = (phone: Text): string | undefined => {
  const ascii = phone?.replace(localDigit, (digit) => `${digit.charCodeAt(0) & 15}`) ?? '';
  const number = ascii.replace(/[^+\d]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
};

export const mailLink = (address: Text): string | undefined =>
  address?.includes('@') ? `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}` : undefined;

/** A link that a back end sends whole, or as an address or a number alone, or only in the words of the link. */
export const contactLink = (linkOf: (text: Text) => string | undefined, url: Text, title: Text): string | undefined =>
  webLink(url)?.href ?? linkOf(url) ?? linkOf(title);
