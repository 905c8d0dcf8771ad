import { style } from '@vanilla-extract/css';
import { wide } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Long words in large letters keep to their column.
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 40%)' } },
});
