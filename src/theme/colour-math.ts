/** Contrast arithmetic of WCAG 2.2 on `#rrggbb` colours. */

export type Hex = `#${string}`;

export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const channels = (colour: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: Hex) => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 (same) to 21 (black on white). */
export const contrast = (one: Hex, other: Hex): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** White where it can be read at 4.5:1, else black, which then can. */
export const textOn = (colour: Hex): Hex => (contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000');

export const mix = (colour: Hex, other: Hex, share: number): Hex => {
  const target = channels(other);
  const mixed = channels(colour).map((from, index) => Math.round(from + ((target[index] ?? from) - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
