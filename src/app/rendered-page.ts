/** The parts of the server's response that surround the markup of a page: theme CSS, preload hints and texts. */
import type { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import type { Settings } from '#machines/preferences/preferences.types.ts';
import type { Category, CategoryFace } from '#machines/query/contract.types.ts';
import type { DataOf, QueryName } from '#machines/query/query.types.ts';
import type { DehydratedQueries } from '#machines/query/query-cache.ts';
import { purposePhrases } from '#src/seo/page-description.ts';
import { checkShades } from '#src/theme/shades.ts';
import { builtInText } from '../i18n/messages.ts';

/** The shop's own colours and font as the values of CSS variables; empty where they are not readable on each other. */
const colourCss = (colours: unknown) => {
  const shades = checkShades(colours);
  if (!shades) return '';
  const rules = Object.entries(shades).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
};

/** Texts from the settings stand in a style sheet, so they are what they should be or nothing. */
const isFamily = (family: string) => /^[\w", -]{1,120}$/.test(family);
const isFontFile = (url: string | null) => url === null || /^\/fonts\/[\w-]+\.woff2$/.test(url);

/** The letters that the font lacks come from those that the storefront has; in Arabic script these are all. */
const fontCss = (font: Settings['font']) => {
  if (!font || !isFamily(font.family) || !isFontFile(font.url)) return '';
  // `optional` as for the storefront's own: text never shifts.
  const face = font.url
    ? `@font-face{font-family:"Own Font";src:url(${font.url}) format("woff2");font-weight:100 900;font-display:optional}`
    : '';
  const family = (arabic: string) => `--font-body:${font.family.replace(/, [\w-]+$/, '')},${arabic}sans-serif`;
  return `${face}:root{${family('')}}:root[dir=rtl]{${family('"Vazirmatn Variable","Noto Sans Arabic",Tahoma,')}}`;
};

/** The source modules of the storefront's own fonts. */
const usualFont = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const arabicFont = 'src/theme/fonts/vazirmatn-arabic.woff2';

/** What the texts of a page are written with: source modules, or the address of the shop's own font. */
export const fontsOf = ({ font }: Pick<Settings, 'font'>, direction: string): string[] => {
  const latin = font && isFamily(font.family) && isFontFile(font.url) ? font.url : usualFont;
  return [...(direction === 'rtl' ? [arabicFont] : []), ...(latin ? [latin] : [])];
};

export const themeCss = ({ theme_colors, font }: Pick<Settings, 'theme_colors' | 'font'>) =>
  colourCss(theme_colors) + fontCss(font);

/**
 * React puts its own hints (preloads of eager pictures) before the markup; the place of those that matter is the head.
 * A logo has no priority: the browser meets it in the markup, after the pictures.
 */
export const splitHints = (rendered: string) => {
  const first = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? '';
  const urgent = first.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { hints: urgent.join(''), markup: rendered.slice(first.length) };
};

const faceOf = ({ sub_categories: _, banner: __, banner_picture: ___, ...face }: Category): CategoryFace => face;

/** Leaves out of a response what no view reads. The type of the response does not have it either. */
const withoutUnread: { [K in QueryName]?: (data: DataOf<K>) => DataOf<K> } = {
  getHome: (home) => ({ ...home, categories: (home.categories as Category[]).map(faceOf) }),
};

/** The responses that travel with the markup. */
export const queriesToSend = (queries: DehydratedQueries): DehydratedQueries =>
  queries.map(({ key, data }) => {
    const leaveOut = withoutUnread[key[0]] as ((data: unknown) => unknown) | undefined;
    return { key, data: leaveOut && data !== undefined ? leaveOut(data) : data };
  });

/** The built-in English is in the script already, where a phrase is its own text; only what differs, and is shown, travels. */
export const textsToSend = (texts: ReturnType<typeof compileCatalogue>) =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key, message]) =>
        !purposePhrases.has(key) && JSON.stringify(builtInText(key) ?? key) !== JSON.stringify(message),
    ),
  );
