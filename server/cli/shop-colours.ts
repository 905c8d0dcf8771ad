/** The twelve shades of a shop's colour, made from the one that the operator names. */
import type { SeedThemeColors } from '#server/seed/seed.types.ts';

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

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
  if (!isHex(colour)) return undefined;
  return Object.fromEntries([
    ['primary', colour],
    ...stepsOf(colour, 255, lighter),
    ...stepsOf(colour, 0, darker),
  ]) as SeedThemeColors;
}
