/** Twelve hues stand for every colour, so that a tint is a class and no inline style. */
export const hues = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
export type Hue = (typeof hues)[number];

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** Returns the nearest of the twelve hues; undefined for greys and for invalid colours. */
export const hueOf = (colour = ''): Hue | undefined => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  // The a and b axes of Oklab. Their angle is the hue that the styles use.
  const long = Math.cbrt(0.412 * red ** 2.2 + 0.536 * green ** 2.2 + 0.051 * blue ** 2.2);
  const middle = Math.cbrt(0.212 * red ** 2.2 + 0.681 * green ** 2.2 + 0.107 * blue ** 2.2);
  const short = Math.cbrt(0.088 * red ** 2.2 + 0.282 * green ** 2.2 + 0.63 * blue ** 2.2);
  const a = 1.978 * long - 2.4286 * middle + 0.4506 * short;
  const b = 0.0259 * long + 0.7828 * middle - 0.8087 * short;
  if (Math.hypot(a, b) < 0.012) return undefined;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return hues[Math.round(((degrees + 360) % 360) / 30) % 12];
};
