/** The server's twelve shades: the base and eleven steps. They apply together or not at all. */
import { contrast, type Hex, isHex, mix, textOn } from './colour-math.ts';
import { palette } from './palette.ts';

export const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

type Shade = 'primary' | (typeof steps)[number];
type Shades = Record<Shade, Hex>;

/** Custom properties for `setProperty` or for a style block. */
export type ShadeProperties = Record<`--${string}`, Hex>;

const schemes = ['light', 'dark'] as const;

const readable = (requested: Hex[], grounds: Hex[], least: number) =>
  requested.find((colour) => grounds.every((ground) => contrast(colour, ground) >= least));

const pickFor = (shades: Shades, scheme: 0 | 1) => {
  const of = (...names: Shade[]) => names.map((name) => shades[name]);
  const grounds = [palette.page[scheme], palette.card[scheme], palette.sunken[scheme]];
  const isLight = scheme === 0;
  const accent = isLight
    ? shades.primary
    : (readable(of('primary', '500', '400', '300'), [palette.page[scheme], palette.card[scheme]], 3) ?? shades.primary);
  const onAccent = textOn(accent);
  const soft = isLight ? shades['100'] : shades['900'];
  const lines = isLight ? of('primary', '600', '700', '800', '900', '950') : of('primary', '400', '300', '200', '100');
  const onSoft = isLight ? of('800', '900', '950') : of('100', '50', '200');
  return {
    accent,
    'on-accent': onAccent,
    'accent-hover': mix(accent, onAccent === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    'accent-text': readable(lines, grounds, 4.5) ?? palette.text[scheme],
    'accent-soft': soft,
    'on-accent-soft': readable(onSoft, [soft], 4.5) ?? textOn(soft),
  };
};

export const shadeProperties = (shades: Shades): ShadeProperties => ({
  ...Object.fromEntries(Object.entries(shades).map(([name, colour]) => [`--shade-${name}`, colour])),
  ...Object.fromEntries(
    schemes.flatMap((scheme, index) =>
      Object.entries(pickFor(shades, index === 0 ? 0 : 1)).map(([name, colour]) => [`--${scheme}-${name}`, colour]),
    ),
  ),
});

/**
 * The custom properties of a shop's theme, with text colours chosen so that they can be read on it;
 * undefined when a shade is missing or is not `#rrggbb`, and the built-in theme then stays whole.
 */
export const checkShades = (themeColors: unknown): ShadeProperties | undefined => {
  if (typeof themeColors !== 'object' || themeColors === null) return undefined;
  const given = themeColors as Record<string, unknown>;
  const named = [['primary', given.primary], ...steps.map((step) => [step, given[`primary${step}`]])];
  if (!named.every(([, colour]) => isHex(colour))) return undefined;
  return shadeProperties(Object.fromEntries(named) as Shades);
};

export const builtInShades: Shades = {
  primary: '#16794a',
  '50': '#eff9f2',
  '100': '#dcf1e3',
  '200': '#bbe2ca',
  '300': '#8bcba6',
  '400': '#53ac7c',
  '500': '#2e9160',
  '600': '#16794a',
  '700': '#13613d',
  '800': '#124d33',
  '900': '#10402b',
  '950': '#072418',
};
