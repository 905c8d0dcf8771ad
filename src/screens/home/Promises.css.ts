import { style } from '@vanilla-extract/css';
import { cramped, desktop } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  '@media': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const item = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: vars.weight.medium,
  '@media': { [desktop]: { ...type('body'), justifyContent: 'center' } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});
