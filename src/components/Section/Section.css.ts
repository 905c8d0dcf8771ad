import { style } from '@vanilla-extract/css';
import { inFirstView, outOfSight } from '#src/theme/out-of-sight.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space[4]}, 2vw, ${vars.space[6]})`,
});

export const low = style({ selectors: { [inFirstView('&')]: outOfSight('31rem') } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
});
