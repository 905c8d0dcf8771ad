import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  color: vars.colour.textQuiet,
});

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minBlockSize: '1.5rem' });

export const current = style({ color: vars.colour.text, fontWeight: vars.weight.medium });

globalStyle(`${root} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem' });
globalStyle(`${root} svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
