import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[6] });

export const title = style({ ...type('body'), fontWeight: vars.weight.strong, marginBlockEnd: vars.space[1] });

export const values = style({ display: 'grid' });

export const value = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.small,
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.colour.accentText } } } },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.space[1],
  selectors: {
    '[aria-current] > &': {
      color: vars.colour.onAccent,
      backgroundColor: vars.colour.accent,
      borderColor: vars.colour.accent,
    },
  },
  '@media': { [forcedColours]: { borderColor: 'LinkText' } },
});
globalStyle(`${box} svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({ color: vars.colour.textQuiet, fontVariantNumeric: 'tabular-nums' });
