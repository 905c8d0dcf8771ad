/** The twelve shades of a shop's colour, made from the one that the operator names. */
import { contrast, isHexColour, pages } from '#server/domain/colour.ts';
import type { SeedThemeColors } from '#server/seed/seed.types.ts';

/** From 0, the colour itself, to 1, white or black. */
const lighter = { 50: 0.94, 100: 0.86, 200: 0.7, 300: 0.48, 400: 0.26, 500: 0.1 } as const;
const darker = { 600: 0, 700: 0.2, 800: 0.36, 900: 0.48, 950: 0.72 } as const;

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function towards(colour: string, end: 0 | 255, share: number): string {
  const mixed = channelsOf(colour).map((channel) => Math.round(channel + (end - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const stepsOf = (colour: string, end: 0 | 255, shares: Readonly<Record<string, number>>) =>
  Object.entries(shares).map(([step, share]) => [`primary${step}`, towards(colour, end, share)]);

/** Undefined: the text is no colour. */
export function shadesOf(text: string): SeedThemeColors | undefined {
  const colour = text.toLowerCase();
  if (!isHexColour(colour)) return undefined;
  return Object.fromEntries([
    ['primary', colour],
    ...stepsOf(colour, 255, lighter),
    ...stepsOf(colour, 0, darker),
  ]) as SeedThemeColors;
}

/** WCAG 2.2, 1.4.11: what is no text, such as a button, can be told from the page. */
const leastOfShapes = 3;
/** Paler colours would have to become others. */
const leastOfColours = 1.2;

export type Readable = { colour: string; isDarkened: boolean };

/**
 * The colour, or the lightest darker one that can be seen on a light page. Texts on it are white or black, and texts in
 * it get one of its shades; both are chosen by contrast where they are drawn. Undefined: it is almost the page's own.
 */
export function readableColour(text: string): Readable | undefined {
  const wished = text.toLowerCase();
  if (contrast(wished, pages.light) < leastOfColours) return undefined;
  for (let share = 0; share <= 1; share += 0.02) {
    const colour = towards(wished, 0, share);
    if (contrast(colour, pages.light) >= leastOfShapes) return { colour, isDarkened: share > 0 };
  }
  return undefined;
}
