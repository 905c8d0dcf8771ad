import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: '0.125rem' });
export const star = style({ color: vars.colour.star, fill: 'currentColor' });
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
});
export const group = style({ minInlineSize: 0 });
export const legend = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space[1] });
export const options = style({ display: 'grid' });
