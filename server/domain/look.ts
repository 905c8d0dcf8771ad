/** The look of a shop: what of its settings an operator drafts, previews and then publishes together. */
import type { Translated } from './texts.ts';

/** The name of the shop that ships, whose icons are files. */
export const demoName = 'Larder';

/** The sections of the home page, in the usual order. */
export const homeSections = ['hero', 'promises', 'categories', 'sales', 'popular', 'shops', 'products'] as const;
export type HomeSection = (typeof homeSections)[number];

export const isHomeSection = (name: string): name is HomeSection => homeSections.some((section) => section === name);

/** Fonts that ship, each with what stands in for it. `figtree` is the usual one, and part of the style sheets. */
const families = {
  figtree: undefined,
  nunito: 'ui-rounded, system-ui, sans-serif',
  lora: 'ui-serif, Georgia, serif',
  system: 'system-ui, sans-serif',
} as const;
export type ShippedFont = keyof typeof families;

export const shippedFonts = Object.keys(families) as ShippedFont[];
export const isShippedFont = (name: string): name is ShippedFont => Object.hasOwn(families, name);

/** The file of a font that the operator brought: named by its content. */
export const ownFontForm = /^[0-9a-f]{24}$/;

/** What a page needs to write in a font. `url` is undefined for what each machine has. */
export type PageFont = { family: string; url: string | undefined };

/** Undefined for the usual font, and for a name that no longer means one. */
export function pageFont(font: string): PageFont | undefined {
  if (ownFontForm.test(font)) return { family: '"Own Font", sans-serif', url: `/fonts/${font}.woff2` };
  const stack = isShippedFont(font) ? families[font] : undefined;
  if (stack === undefined) return undefined;
  return font === 'system'
    ? { family: stack, url: undefined }
    : { family: `"Own Font", ${stack}`, url: `/fonts/${font}.woff2` };
}

/** A banner of the home page that came with the look. */
export type LookBanner = {
  kind: 'hero' | 'ad';
  title: Translated;
  subtitle: Translated | null;
  action: Translated | null;
  picture: string;
  link: string | null;
};

/** The settings that are drafted. */
export const lookKeys = [
  'appName',
  'themeColors',
  'font',
  'logo',
  'footerLogo',
  'appLogo',
  'footers',
  'footerText',
  'homeSections',
  'homeBanners',
] as const;
export type LookKey = (typeof lookKeys)[number];
