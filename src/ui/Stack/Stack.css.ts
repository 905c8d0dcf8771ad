import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
});
export const cluster = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  // A cluster without children takes no space between its neighbours.
  selectors: { '&:empty': { display: 'none' } },
});
export const grid = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  minInlineSize: 0,
});

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
