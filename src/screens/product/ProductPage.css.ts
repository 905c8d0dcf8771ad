import { style } from '@vanilla-extract/css';
import { phone, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: `clamp(${vars.space[8]}, 4vw, ${vars.space[12]})`,
});

export const gallery = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [tablet]: { position: 'sticky', insetBlockStart: vars.space[24] } },
});

export const thumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // Within the picture on a phone, where each line counts.
  '@media': { [phone]: { position: 'absolute', insetBlockEnd: vars.space[2], insetInlineStart: vars.space[2] } },
});
export const thumb = style({
  display: 'block',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.large,
  overflow: 'clip',
  border: `2px solid ${vars.colour.card}`,
  '@media': { [phone]: { inlineSize: vars.size.control, blockSize: vars.size.control } },
  selectors: { '&[aria-current]': { borderColor: vars.colour.accentText } },
});

export const purchase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.control}`,
  alignItems: 'start',
  columnGap: vars.space[2],
});
/** The button is higher than a line of the name: it begins above the line instead of making the row higher. */
export const share = style({ marginBlock: `calc(-1 * ${vars.space[2]})` });
export const line = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.colour.textQuiet,
});
/** On a phone it waits in the text below: price, pack and delivery come first. */
export const short = style({ color: vars.colour.textQuiet, '@media': { [phone]: { display: 'none' } } });
export const ratingLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.75rem' });
