/** The places of a product's page, for its placeholder and for the page itself (`src/screens/product`). */
import { style } from '@vanilla-extract/css';
import { desktop, phone, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[6] },
    [desktop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', columnGap: vars.space[12] },
  },
});

/** One line that scrolls on a phone, where each line counts. */
export const way = style({
  minInlineSize: 0,
  minBlockSize: '1.5rem',
  overflow: 'hidden',
  '@media': { [tablet]: { gridColumn: '1 / -1' } },
});

export const picture = style({
  position: 'relative',
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.sunken,
  aspectRatio: '1',
  // What must be known before buying stays in the first window of a phone.
  '@media': { [phone]: { aspectRatio: '3 / 2' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
});

/** In the page a button stands beside the name; the room for it makes the name break where it will. */
export const name = style({ marginInlineEnd: `calc(${vars.size.control} + ${vars.space[2]})` });
