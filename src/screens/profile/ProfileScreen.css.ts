import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const photo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  outline: 'none',
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
  },
});

export const picture = style({ display: 'grid', justifyItems: 'center', justifySelf: 'start', gap: vars.space[2] });

export const chosen = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: '50%',
  objectFit: 'cover',
  border: `1px solid ${vars.colour.border}`,
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const password = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.colour.sunken,
  borderRadius: vars.radius.large,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
