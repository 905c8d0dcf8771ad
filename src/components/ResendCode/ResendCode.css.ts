import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
  color: vars.colour.textQuiet,
});

globalStyle(`${root} > button`, { paddingInline: vars.space[2] });

export const timer = style({ fontVariantNumeric: 'tabular-nums' });
