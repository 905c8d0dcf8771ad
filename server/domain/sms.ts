/** The length of a text message: one of 160 letters, or of 70 as soon as one letter is not in the GSM alphabet. */
import type { Translate } from './refusal.ts';

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes the place of two. */
const extended = new Set('\f^{}\\[~]|€');

const gsmUnits = (text: string): number | undefined => {
  let units = 0;
  for (const character of text) {
    if (basic.has(character)) units += 1;
    else if (extended.has(character)) units += 2;
    else return undefined;
  }
  return units;
};

/** Whether the text fits into one message. */
export function fitsOneSms(text: string): boolean {
  const units = gsmUnits(text);
  return units === undefined ? text.length <= 70 : units <= 160;
}

/** The apostrophe of the catalogues would halve the room. */
const plain = (text: string) => text.replaceAll('’', "'");

/** A name that is too long for one message is cut. */
export function smsText(t: Translate, phrase: string, { shop, ...values }: Record<string, string | number>): string {
  const letters = Array.from(String(shop));
  for (let kept = letters.length; kept > 0; kept -= 1) {
    const cut = kept === letters.length ? String(shop) : `${letters.slice(0, kept).join('').trimEnd()}...`;
    const text = plain(t(phrase, { ...values, shop: cut }));
    if (fitsOneSms(text)) return text;
  }
  return plain(t(phrase, { ...values, shop: '' }));
}
