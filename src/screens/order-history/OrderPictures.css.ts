import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'flex', gap: vars.space[2] });

const tile = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const picture = style([tile]);

export const more = style([
  tile,
  {
    display: 'grid',
    placeItems: 'center',
    fontWeight: vars.weight.strong,
    color: vars.colour.textQuiet,
    backgroundColor: vars.colour.sunken,
  },
]);
