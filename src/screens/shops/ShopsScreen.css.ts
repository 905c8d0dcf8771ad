import { style } from '@vanilla-extract/css';
import { desktop, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = style({ display: 'grid', gap: vars.space[6], alignContent: 'start' });

export const grid = style({
  display: 'grid',
  ...columns(1),
  gap: vars.space[4],
  '@media': { [tablet]: columns(2), [desktop]: { ...columns(3), gap: vars.space[6] } },
});
