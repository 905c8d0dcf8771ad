import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '36rem',
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const note = style({ color: vars.colour.textQuiet });
