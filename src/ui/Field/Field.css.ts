import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  alignContent: 'start',
});

export const label = style({ ...type('small'), fontWeight: vars.weight.strong });

export const required = style({ color: vars.colour.danger, marginInlineStart: vars.space[1] });

export const hint = style({ ...type('small'), color: vars.colour.textQuiet });

export const error = style({
  ...type('small'),
  display: 'flex',
  gap: vars.space[1],
  color: vars.colour.danger,
  fontWeight: vars.weight.medium,
});

globalStyle(`${error} > svg`, { inlineSize: '1rem', blockSize: '1rem', marginBlockStart: '0.125rem' });

export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '3rem',
  color: vars.colour.text,
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.text },
    '&:focus-within': { borderColor: vars.colour.focus, boxShadow: `inset 0 0 0 1px ${vars.colour.focus}` },
    '&:has([aria-invalid=true])': { borderColor: vars.colour.danger },
    '&:has(:disabled)': { backgroundColor: vars.colour.sunken, color: vars.colour.textQuiet },
  },
  '@media': { [forcedColours]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } } },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  // The box around it shows the focus.
  outline: 'none !important',
  // Whichever way it runs (a phone number, a name in other letters), it stands where the page's text starts.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: {
    '&:-webkit-autofill': { WebkitTextFillColor: vars.colour.text, boxShadow: `inset 0 0 0 9rem ${vars.colour.card}` },
  },
});

export const slot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.colour.textQuiet,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    // A button inside stands off the border.
    '&:has(> [type=submit])': { padding: vars.space[1] },
  },
});

export const selectBox = style({ position: 'relative' });

export const select = style({ appearance: 'none', paddingInlineEnd: vars.space[10], cursor: 'pointer' });

export const selectArrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.colour.textQuiet,
});

const areaBase = style({ lineHeight: vars.text.body.line, paddingBlock: vars.space[3] });

export const area = style([areaBase, { resize: 'vertical' }]);

export const growingArea = style([areaBase, { resize: 'none', fieldSizing: 'content', maxBlockSize: '9rem' }]);
