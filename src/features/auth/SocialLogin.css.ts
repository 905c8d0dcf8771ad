import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[5] });

const line = { content: '', flex: 1, borderBlockStart: `1px solid ${vars.colour.border}` };

export const divider = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.colour.textQuiet,
  selectors: { '&::before': line, '&::after': line },
});

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[2],
});

globalStyle(`${buttons} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

globalStyle(`${buttons} svg`, { inlineSize: '1.25rem', blockSize: '1.25rem', flex: 'none' });

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  paddingBlockStart: vars.space[4],
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
});

globalStyle(`${mark} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' });

export const text = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.colour.textQuiet });
