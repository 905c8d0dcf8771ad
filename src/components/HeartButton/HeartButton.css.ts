import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, hover } from '#src/theme/media.ts';
import { pressed } from '#src/theme/pressed.ts';
import { vars } from '#src/theme/vars.css.ts';

/** In the upper corner of a picture, over the link that covers a card. */
const root = style({
  position: 'absolute',
  zIndex: vars.z.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  // A heart is drawn to be seen at a glance; what can be touched is larger than its disc.
  '::before': {
    content: '',
    position: 'absolute',
    inset: vars.space[1],
    borderRadius: vars.radius.pill,
    backgroundColor: `color-mix(in oklab, ${vars.colour.card} 88%, transparent)`,
    transition: `background-color ${vars.motion.quick}`,
  },
  selectors: {
    '&:active::before': pressed,
    '&[data-favorite]': { color: vars.colour.sale },
  },
  '@media': {
    [hover]: { selectors: { '&:hover::before': { backgroundColor: vars.colour.card } } },
    [forcedColours]: { border: '1px solid ButtonText' },
  },
});

export const places = styleVariants({
  card: [root, { insetBlockStart: vars.space[1], insetInlineEnd: vars.space[1] }],
  page: [root, { insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] }],
});

export const icon = style({
  position: 'relative',
  selectors: { '[data-favorite] > &': { fill: 'currentColor' } },
});
