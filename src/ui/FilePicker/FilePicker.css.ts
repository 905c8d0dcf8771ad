import { style } from '@vanilla-extract/css';
import { forcedColours, hover, touch } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const lit = { borderColor: vars.colour.accentText, backgroundColor: vars.colour.accentSoft };

export const dropArea = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minBlockSize: '4.5rem',
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.card,
  border: `1.5px dashed ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:has([data-over])': lit,
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: vars.colour.danger },
    '&:has(:disabled)': { backgroundColor: vars.colour.sunken },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.colour.text } } },
    [forcedColours]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

export const choose = style({ color: vars.colour.accentText, fontWeight: vars.weight.strong });

/** Touch screens have no drag and drop of files. */
export const drop = style({ '@media': { [touch]: { display: 'none' } } });

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
});

export const file = style({ position: 'relative', display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.sunken,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
});

export const preview = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const name = style({
  ...type('tiny'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.colour.textQuiet,
});

export const remove = style({ position: 'absolute', insetBlockStart: vars.space[1], insetInlineEnd: vars.space[1] });
