import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  ...type('small'),
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});

export const row = style({ display: 'flex', gap: vars.space[3] });

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

globalStyle(`${root} .lucide`, { inlineSize: vars.size.iconSmall, blockSize: '1.25rem', color: vars.colour.textQuiet });
