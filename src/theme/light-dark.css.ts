import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type PaletteName, palette } from './palette.ts';
import { builtInShades, shadeProperties } from './shades.ts';
import { vars } from './vars.css.ts';

const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
const shade = (name: string) => both(`var(--light-${name})`, `var(--dark-${name})`);
const own = Object.fromEntries(Object.entries(palette).map(([name, [light, dark]]) => [name, both(light, dark)]));
const ink = (light: number, dark: number) => both(`rgb(38 33 18 / ${light}%)`, `rgb(0 0 0 / ${dark}%)`);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...shadeProperties(builtInShades),
    ...assignVars(vars.colour, {
      ...(own as Record<PaletteName, string>),
      accent: shade('accent'),
      accentHover: shade('accent-hover'),
      onAccent: shade('on-accent'),
      accentText: shade('accent-text'),
      accentSoft: shade('accent-soft'),
      onAccentSoft: shade('on-accent-soft'),
      overlay: both('rgb(20 26 22 / 48%)', 'rgb(0 0 0 / 64%)'),
    }),
    ...assignVars(vars.shadow, {
      none: '0 0 0 0 transparent',
      card: `0 1px 2px ${ink(5, 30)}`,
      raised: `0 2px 4px ${ink(4, 30)}, 0 8px 20px ${ink(7, 36)}`,
      floating: `0 4px 10px ${ink(6, 36)}, 0 20px 48px ${ink(14, 56)}`,
    }),
  },
});

globalStyle(':root[data-scheme=light]', { colorScheme: 'light' });
globalStyle(':root[data-scheme=dark]', { colorScheme: 'dark' });
