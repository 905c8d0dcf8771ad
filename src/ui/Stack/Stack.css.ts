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
  minInlineSize: 0,
  // A cluster without children takes no space between its neighbours.
  selectors: { '&:empty': { display: 'none' } },
});
export const grid = style({ display: 'grid', minInlineSize: 0 });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
});

export const widths = styleVariants({
  tile: columns('7rem'),
  product: columns('clamp(9.75rem, 17vw, 13.5rem)'),
  card: columns('17rem'),
  wide: columns('22rem'),
});
