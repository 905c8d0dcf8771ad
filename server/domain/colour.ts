/** Contrast of colours by WCAG 2.2, for what the server draws and for the colours that an operator chooses. */

export const isHexColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 (the same) to 21 (black on white), of two colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** White where it can be read at 4.5:1, else black, which then can. */
export const textOn = (colour: string): '#ffffff' | '#000000' =>
  contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';

/** What has the shop's colour outside the storefront: in mails and on the pages that the server writes itself. */
export type Accent = {
  /** Behind a text, such as a button. */
  fill: string;
  /** The text on it. */
  onFill: string;
  /** A text in the colour. */
  text: string;
};

export type Accents = { light: Accent; dark: Accent };

/** Behind the pages of the storefront, of the server and of mails. */
export const pages = { light: '#faf8f3', dark: '#0d1411' };

/** From the shade that is wished to the one that is read best. */
const steps = {
  light: ['primary600', 'primary700', 'primary800', 'primary900', 'primary950'],
  dark: ['primary400', 'primary300', 'primary200', 'primary100', 'primary50'],
} as const;

type Shades = Readonly<Record<string, string | undefined>>;

function accentOn(scheme: 'light' | 'dark', colours: Shades): Accent | undefined {
  const shades = steps[scheme].map((step) => colours[step]);
  if (!shades.every(isHexColour)) return undefined;
  const [fill = ''] = shades;
  const text = shades.find((shade) => contrast(shade, pages[scheme]) >= 4.5) ?? textOn(pages[scheme]);
  return { fill, onFill: textOn(fill), text };
}

/** Undefined: a shade is missing, and the colour of the shop that ships stays. */
export function accentsOf(colours: Shades): Accents | undefined {
  const [light, dark] = [accentOn('light', colours), accentOn('dark', colours)];
  return light && dark && { light, dark };
}
