import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ maxInlineSize: vars.size.reading, paddingBlock: vars.space[8] });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.huge,
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

globalStyle(`${icon} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' });
