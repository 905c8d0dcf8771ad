import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, tablet, wide } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = style({
  display: 'grid',
  ...columns(2),
  columnGap: vars.space[3],
  rowGap: vars.space[6],
  '@media': {
    [tablet]: { ...columns(3), columnGap: vars.space[4] },
    [desktop]: { ...columns(4), columnGap: vars.space[5], rowGap: vars.space[8] },
    [wide]: columns(5),
  },
});

globalStyle(`${root} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
