import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.textQuiet,
  whiteSpace: 'nowrap',
});

export const number = style({ fontWeight: vars.weight.strong, color: vars.colour.text });

export const stars = style({ position: 'relative', display: 'inline-flex', color: vars.colour.border });

export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
  color: vars.colour.star,
});

globalStyle(`${root} svg`, { inlineSize: '1.125em', blockSize: '1.125em', fill: 'currentColor' });

// Forced colours give both layers the same colour, so the empty stars show only their outline.
globalStyle(`${stars} > svg`, { '@media': { [forcedColours]: { fill: 'none' } } });

export const star = style({ display: 'flex', color: vars.colour.star });

const halves = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const widths = styleVariants(Object.fromEntries(halves.map((half) => [half, half])), (half) => ({
  inlineSize: `${half * 10}%`,
}));
