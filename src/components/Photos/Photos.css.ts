import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const photo = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.border}`,
});

export const picture = style({
  display: 'block',
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'cover',
  backgroundColor: vars.colour.sunken,
});
