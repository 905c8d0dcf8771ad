import { style, styleVariants } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
});

export const intro = style({ color: vars.colour.textQuiet });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const heading = style({ outline: 'none' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] });
export const contact = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const preview = style({
  overflow: 'hidden',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
});
export const banner = style({ display: 'block', inlineSize: '100%', aspectRatio: '4.2', objectFit: 'cover' });
export const sign = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], padding: vars.space[4] });
export const logo = style({
  flexShrink: 0,
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
});
export const name = style({ ...type('title'), fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const state = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space[4],
  inlineSize: '100%',
  margin: 0,
});
export const label = style({ ...type('small'), color: vars.colour.textQuiet });
export const value = style({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const stepListRoot = style({
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

export const stepListName = style({ ...type('small'), overflowWrap: 'anywhere' });
