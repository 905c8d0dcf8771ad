import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.colour.textQuiet,
});

export const photo = style({ borderRadius: vars.radius.pill, backgroundColor: vars.colour.sunken });
export const author = style({ color: vars.colour.text, fontWeight: vars.weight.strong });
export const views = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
