import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  // A change within a line is laid out and painted within it, not in the whole cart.
  contain: 'layout style',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

const picture = style({
  display: 'block',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const pictures = styleVariants({ forSale: [picture], soldOut: [picture, { opacity: 0.55 }] });

export const info = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 });

export const top = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });

export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.small,
  '@media': { [hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

/** The negative margins align the cross with the edge of the text and leave its touch target large. */
export const remove = style({
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  color: vars.colour.textQuiet,
});

export const kind = style({ ...type('small'), color: vars.colour.textQuiet });

/** In one row where there is room; on a phone the saving stands below. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0.125rem ${vars.space[2]}`,
});

export const saving = style({ ...type('small'), color: vars.colour.sale });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const amount = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  // Opacity of the line would give it a layer, and the cart a new layout.
  selectors: { [`${root}[aria-busy=true] &`]: { color: vars.colour.textQuiet } },
});

export const hint = style({ ...type('small'), color: vars.colour.warning, fontWeight: vars.weight.medium });

export const soldOut = style({ ...type('small'), color: vars.colour.textQuiet });
