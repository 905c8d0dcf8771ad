/** Lists of a look that come from JSON files: the columns of links in the footer, and the banners of the home page. */
import { byLocale, defaultLocale } from '#locales/locales.ts';
import type { LookBanner } from '#server/domain/look.ts';
import type { Translated } from '#server/domain/texts.ts';
import { localeNamed } from '#server/i18n/languages.ts';
import type { SeedFooter } from '#server/seed/seed.types.ts';
import { WrongFile } from './look-files.ts';

export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown, place: string): Fields => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new WrongFile(`${place} must be an object.`);
};

export function listOf(value: unknown, place: string, most: number): unknown[] {
  if (Array.isArray(value) && value.length <= most) return value;
  throw new WrongFile(`${place} must be a list of at most ${most}.`);
}

function lineOf(value: unknown, place: string): string {
  if (typeof value === 'string' && value.trim() && value.length <= 200 && !/\p{Cc}/u.test(value)) return value.trim();
  throw new WrongFile(`${place} must be a text of at most 200 characters.`);
}

/** One text for all languages, or one for each: `{"en": "Help", "fr": "Aide"}`. */
export function textOf(value: unknown, place: string): Translated {
  if (typeof value === 'string') {
    const text = lineOf(value, place);
    return byLocale(() => text);
  }
  const given = Object.entries(fieldsOf(value, place)).map(([locale, text]) => {
    if (!localeNamed(locale)) throw new WrongFile(`${place}: the shop has no language "${locale}".`);
    return [locale, lineOf(text, `${place}.${locale}`)] as const;
  });
  const texts = Object.fromEntries(given);
  const usual = texts[defaultLocale];
  if (usual === undefined) throw new WrongFile(`${place} needs a text in ${defaultLocale}.`);
  return { ...byLocale(() => usual), ...texts };
}

const maybeText = (value: unknown, place: string) => (value === undefined ? null : textOf(value, place));

/** Of this shop, or of another site by https. A second slash, or a backslash, would lead to another host. */
function addressOf(value: unknown, place: string, isOwn: boolean): string {
  const address = lineOf(value, place);
  const isPath = /^\/([^/\\]|$)/.test(address) && !address.includes('\\');
  if (isPath || (!isOwn && /^(https:\/\/[^\s]+|mailto:[^\s]+@[^\s]+)$/.test(address))) return address;
  throw new WrongFile(`${place}: "${address}" is no address. Write ${isOwn ? '/path' : '/path or https://…'}.`);
}

const mostColumns = 4;
const mostLinks = 12;

/** `[{"title": "Help", "links": [{"text": "Contact", "url": "/contact-us"}]}]` */
export const footersOf = (value: unknown): SeedFooter[] =>
  listOf(value, 'The footer', mostColumns).map((column, at) => {
    const place = `Column ${at + 1}`;
    const { title, links } = fieldsOf(column, place);
    return {
      position: at + 1,
      title: textOf(title, `${place}, title`),
      items: listOf(links, `${place}, links`, mostLinks).map((item, index) => {
        const where = `${place}, link ${index + 1}`;
        const { text, url } = fieldsOf(item, where);
        const address = addressOf(url, where, false);
        const target = address.startsWith('https:') ? '_blank' : '_self';
        return { type: 'link' as const, title: textOf(text, where), url: address, target };
      }),
    } as SeedFooter;
  });

const mostBanners = 8;

/** `[{"kind": "hero", "title": "…", "picture": "summer.jpg", "link": "/products"}]`; `bring` keeps a picture. */
export async function bannersOf(value: unknown, bring: (name: string) => Promise<string>): Promise<LookBanner[]> {
  const banners: LookBanner[] = [];
  for (const [at, item] of listOf(value, 'The banners', mostBanners).entries()) {
    const place = `Banner ${at + 1}`;
    const { kind = 'hero', title, subtitle, action, picture, link } = fieldsOf(item, place);
    if (kind !== 'hero' && kind !== 'ad') throw new WrongFile(`${place}: the kind is hero or ad.`);
    banners.push({
      kind,
      title: textOf(title, `${place}, title`),
      subtitle: maybeText(subtitle, `${place}, subtitle`),
      action: maybeText(action, `${place}, action`),
      link: link === undefined ? null : addressOf(link, place, true),
      picture: await bring(lineOf(picture, `${place}, picture`)),
    });
  }
  return banners;
}
