import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const box = style({ position: 'relative' });

export const select = style({ appearance: 'none', paddingInlineEnd: vars.space[10], cursor: 'pointer' });

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.colour.textQuiet,
});
