import { style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.saleSoft,
});

export const name = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2rem',
  fontWeight: vars.weight.strong,
  '@media': { [hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
