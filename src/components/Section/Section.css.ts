import { style } from '@vanilla-extract/css';
import { cramped } from '#src/theme/media.ts';
import { inFirstView, outOfSight } from '#src/theme/out-of-sight.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space[4]}, 2vw, ${vars.space[6]})`,
});

export const low = style({ selectors: { [inFirstView('&')]: outOfSight('31rem') } });

/** The link stays beside the title, whose note takes a line of its own where there is no room. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[4],
  '@media': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: vars.size.control,
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
  whiteSpace: 'nowrap',
});
