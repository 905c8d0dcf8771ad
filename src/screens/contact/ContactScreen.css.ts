import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const intro = style({ color: vars.colour.textQuiet });

/** The form leads; how else the shop is reached stands beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[6] } },
});
