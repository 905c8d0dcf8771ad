/** The shop's own colours, each for the light and the dark scheme. Greens of the accent come from the twelve shades. */
import type { Hex } from './colour-math.ts';

type Pair = readonly [light: Hex, dark: Hex];

export const palette = {
  page: ['#faf8f3', '#0d1411'],
  card: ['#ffffff', '#151e1a'],
  sunken: ['#f2eee5', '#1c2722'],
  text: ['#17211b', '#eff3ee'],
  textQuiet: ['#59645c', '#a6b3ab'],
  border: ['#e8e3d8', '#27332d'],
  edge: ['#7f867e', '#708077'],
  sale: ['#bf3b10', '#ffab82'],
  onSale: ['#ffffff', '#2b1003'],
  saleSoft: ['#ffe9dc', '#3a1e10'],
  success: ['#1a7443', '#6fcf97'],
  warning: ['#8f5a00', '#f2c14e'],
  danger: ['#b3261e', '#ff9a90'],
  dangerFill: ['#b3261e', '#c43a30'],
  onDanger: ['#ffffff', '#ffffff'],
  star: ['#e39a0b', '#f5bd45'],
  focus: ['#17211b', '#f5f9f4'],
} as const satisfies Record<string, Pair>;

export type PaletteName = keyof typeof palette;
