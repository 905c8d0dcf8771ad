import { style } from '@vanilla-extract/css';
import { forcedColours, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const row = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  minInlineSize: 0,
});
export const own = style([row, { justifyItems: 'end' }]);
export const theirs = style([row, { justifyItems: 'start' }]);

/** A line of its own between the days. */
export const day = style({
  ...type('tiny'),
  inlineSize: 'fit-content',
  marginInline: 'auto',
  marginBlockEnd: vars.space[4],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.sunken,
});

const bubble = style({
  maxInlineSize: 'min(34rem, 85%)',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.huge,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
export const ownText = style([
  bubble,
  {
    color: vars.colour.onAccentSoft,
    backgroundColor: vars.colour.accentSoft,
    borderEndEndRadius: vars.space[1],
  },
]);
export const theirText = style([bubble, { backgroundColor: vars.colour.sunken, borderEndStartRadius: vars.space[1] }]);

export const note = style({
  ...type('tiny'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.textQuiet,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

const choice = style({
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});

export const failed = style([choice, { color: vars.colour.danger }]);
export const discard = style([choice, { color: vars.colour.textQuiet }]);

export const link = style({ textDecoration: 'underline', textUnderlineOffset: '0.15em' });

export const log = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', blockSize: '100%', minBlockSize: 0 });

export const above = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
});

export const pending = style({ display: 'grid', alignContent: 'end', gap: vars.space[4], padding: vars.space[4] });

export const middle = style({ alignSelf: 'center', minBlockSize: 0, overflowY: 'auto' });
