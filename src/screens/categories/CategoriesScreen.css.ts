import { style } from '@vanilla-extract/css';
import { desktop, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = style({ display: 'grid', gap: vars.space[6], alignContent: 'start' });

export const grid = style({
  display: 'grid',
  ...columns(2),
  gap: `${vars.space[6]} ${vars.space[3]}`,
  '@media': {
    '(min-width: 360px)': columns(3),
    [tablet]: { ...columns(4), gap: vars.space[6] },
    [desktop]: columns(6),
  },
});
