import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
});

export const text = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.success,
});

export const view = style({ gridColumn: '1 / -1', display: 'grid' });
