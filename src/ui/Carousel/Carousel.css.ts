import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phone, reducedMotion, touch } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ position: 'relative', minInlineSize: 0 });

const row = style({
  // Absolutely positioned children scroll with the row instead of widening the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  // Room for focus rings and for the shadow of a rising card, which the scrolling box would cut.
  padding: vars.space[3],
  margin: `calc(-1 * ${vars.space[3]})`,
  scrollPaddingInline: vars.space[3],
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
});

export const rows = styleVariants({
  tile: [row, { gridAutoColumns: 'clamp(5.75rem, 11vw, 8.5rem)' }],
  product: [row, { gridAutoColumns: 'clamp(9.75rem, 17vw, 13.5rem)' }],
  card: [row, { gridAutoColumns: 'min(19rem, 82%)' }],
  full: [row, { gridAutoColumns: '100%' }],
});

globalStyle(`${row} > li`, { display: 'grid', scrollSnapAlign: 'start', minInlineSize: 0 });

const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  zIndex: vars.z.raised,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-end=true]': { opacity: 0, visibility: 'hidden' } },
  '@media': { [touch]: { display: 'none' }, [phone]: { display: 'none' } },
});

globalStyle(`${arrow} > button`, { pointerEvents: 'auto' });

export const arrows = styleVariants({
  previous: [arrow, { insetInlineStart: `calc(-1 * ${vars.space[3]})` }],
  next: [arrow, { insetInlineEnd: `calc(-1 * ${vars.space[3]})` }],
});

export const pause = style({
  position: 'absolute',
  zIndex: vars.z.raised,
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
});
