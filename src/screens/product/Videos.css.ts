import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 48rem)', gap: vars.space[4] });

export const video = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.large,
  // Beside the still, dark in both schemes, as players are.
  backgroundColor: vars.colour.overlay,
});
