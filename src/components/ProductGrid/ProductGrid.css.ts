import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, tablet } from '#src/theme/media.ts';
import { inFirstView, outOfSight } from '#src/theme/out-of-sight.ts';
import { vars } from '#src/theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

// 2, 3 and 4 divide a page of twelve, so that no row is left with a gap.
export const root = style({
  display: 'grid',
  ...columns(2),
  columnGap: vars.space[3],
  rowGap: vars.space[6],
  '@media': {
    [tablet]: { ...columns(3), columnGap: vars.space[4] },
    [desktop]: { ...columns(4), columnGap: vars.space[5], rowGap: vars.space[8] },
  },
});

globalStyle(inFirstView(`${root} > li`), outOfSight('24rem'));
globalStyle(`${root} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
