import { style } from '@vanilla-extract/css';
import { wide } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const head = style({ display: 'grid', gap: vars.space[2] });

export const subject = style({ ...type('lead'), color: vars.colour.textQuiet, overflowWrap: 'anywhere' });

/** The thread comes first; beside it where there is room for both. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});
