import { style } from '@vanilla-extract/css';
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
