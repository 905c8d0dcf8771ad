import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  marginBlockEnd: vars.space[2],
  borderRadius: '50%',
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

globalStyle(`${icon} > svg`, { inlineSize: '2.25rem', blockSize: '2.25rem', strokeWidth: 1.5 });

export const text = style({ maxInlineSize: '26rem', color: vars.colour.textQuiet, textWrap: 'balance' });

export const action = style({ marginBlockStart: vars.space[3] });
