import { style } from '@vanilla-extract/css';
import { forcedColours, tablet, wide } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const head = style({ display: 'grid', gap: vars.space[2] });

export const subject = style({ ...type('lead'), color: vars.colour.textQuiet, overflowWrap: 'anywhere' });

/** The thread comes first. On a `wide` screen the details and the files stand beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const documents = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const paper = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], overflowWrap: 'anywhere' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

export const text = style({ overflowWrap: 'anywhere' });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

const message = style({ display: 'grid', gap: vars.space[1], maxInlineSize: 'min(36rem, 88%)' });
export const own = style([message, { justifySelf: 'end', justifyItems: 'end' }]);
export const theirs = style([message, { justifySelf: 'start', justifyItems: 'start' }]);

export const who = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  color: vars.colour.textQuiet,
});

export const name = style({ fontWeight: vars.weight.strong, color: vars.colour.text });

const bubble = style({
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.huge,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const ownText = style([
  bubble,
  { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft, borderStartEndRadius: vars.space[1] },
]);

export const theirText = style([
  bubble,
  { backgroundColor: vars.colour.sunken, borderStartStartRadius: vars.space[1] },
]);

export const pinned = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});

export const pinnedTitle = style({ ...type('body'), display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const pinnedText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
