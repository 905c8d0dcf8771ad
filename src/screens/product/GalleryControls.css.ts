import { style, styleVariants } from '@vanilla-extract/css';
import { phone } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

/** As large as the picture, which is the first in its grid. The page still scrolls under a finger. */
export const over = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  aspectRatio: '1',
  touchAction: 'pan-y',
  '@media': { [phone]: { aspectRatio: '3 / 2' } },
});

export const enlarge = style({ position: 'absolute', inset: 0, cursor: 'zoom-in', borderRadius: vars.radius.huge });

const arrow = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.size.control} / 2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.card,
  color: vars.colour.text,
  boxShadow: vars.shadow.raised,
});

export const arrows = styleVariants({
  previous: [arrow, { insetInlineStart: vars.space[2] }],
  next: [arrow, { insetInlineEnd: vars.space[2] }],
});

export const large = style({ position: 'relative', touchAction: 'pan-y pinch-zoom', outlineOffset: '-2px' });

/** Magnified it is larger than its frame, which scrolls in both directions. */
export const frames = styleVariants({
  whole: { overflow: 'hidden', aspectRatio: '1', maxBlockSize: '70dvh', marginInline: 'auto' },
  magnified: { overflow: 'auto', aspectRatio: '1', maxBlockSize: '70dvh', marginInline: 'auto' },
});

export const magnifiers = styleVariants({
  whole: { display: 'block', inlineSize: '100%', blockSize: '100%', cursor: 'zoom-in' },
  magnified: { display: 'block', inlineSize: '220%', blockSize: '220%', cursor: 'zoom-out' },
});
