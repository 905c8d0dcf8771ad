import { style, styleVariants } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: '""',
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'center',
  color: vars.colour.textQuiet,
  selectors: { '&[aria-current]': { color: vars.colour.text, fontWeight: vars.weight.strong } },
  '@media': { [tablet]: { flexDirection: 'row', textAlign: 'start' } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.colour.edge}`,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const marks = styleVariants({
  done: [mark, { color: vars.colour.accentText, backgroundColor: vars.colour.accentSoft, borderColor: 'transparent' }],
  current: [mark, { color: vars.colour.onAccent, backgroundColor: vars.colour.accent, borderColor: 'transparent' }],
  ahead: [mark],
});

export const name = style({ ...type('small'), overflowWrap: 'anywhere' });
