import { globalStyle, style } from '@vanilla-extract/css';
import { coveringLink } from '#src/theme/covering-link.ts';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  // What changes on a card is laid out and painted within it.
  contain: 'layout style',
});

export const media = style({
  position: 'relative',
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.sunken,
});

globalStyle(`${media} img`, { transition: `scale ${vars.motion.calm}` });
globalStyle(`${root}:hover ${media} img`, { '@media': { [hover]: { scale: '1.03' } } });

export const faded = style([media]);
globalStyle(`${faded} img`, { opacity: 0.55 });

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInline: vars.space[2],
  display: 'grid',
  justifyItems: 'start',
  pointerEvents: 'none',
});

/** With large letters it is wider than the card. */
globalStyle(`${root} ${badge} > *`, { whiteSpace: 'normal' });

/** Above the link that covers the card. */
export const control = style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInline: vars.space[2],
  zIndex: vars.z.raised,
  pointerEvents: 'none',
});

globalStyle(`${control} > div > *`, { pointerEvents: 'auto' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingInline: vars.space[1],
});

export const name = style({ ...type('body'), fontWeight: vars.weight.strong, textWrap: 'pretty' });

export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '1.375rem',
  borderRadius: vars.radius.small,
  // The link covers the card; what can be pressed lies above.
  ...coveringLink('2px'),
});

/** The prices of a row stand on one line: the place of the unit price is kept where there is none. */
export const price = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
  minBlockSize: `calc(${vars.text.lead.line} * ${vars.text.lead.size} + ${vars.text.small.line} + ${vars.space[1]})`,
});

export const quiet = style({
  ...type('small'),
  color: vars.colour.textQuiet,
  overflowWrap: 'anywhere',
});

/** One line, for the same reason. */
export const shop = style([quiet, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);

/** Where other cards have Add. */
export const choose = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: vars.size.control,
  alignItems: 'flex-end',
});

export const facts = style([
  quiet,
  { display: 'flex', alignItems: 'center', columnGap: vars.space[2], minBlockSize: '1.25rem' },
]);
