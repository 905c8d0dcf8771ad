import { style } from '@vanilla-extract/css';
import { desktop, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', alignItems: 'end' } },
});

export const grid = style({
  display: 'grid',
  ...columns(1),
  gap: vars.space[4],
  '@media': { [tablet]: columns(2), [desktop]: { ...columns(3), gap: vars.space[6] } },
});

export const lead = style({ '@media': { [tablet]: { gridColumn: '1 / -1' } } });
