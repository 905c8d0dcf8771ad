import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, padding: 0, margin: 0, border: 0 });

export const stars = style({ display: 'flex' });

const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}` },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

const filled = style({ color: vars.colour.star });

export const fills = styleVariants({ full: [star, filled], empty: [star, { color: vars.colour.edge }] });

globalStyle(`${star} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' });
globalStyle(`${filled} > svg`, { fill: 'currentColor' });
globalStyle(`${star}:has(:checked) > svg`, { '@media': { [forcedColours]: { color: 'Highlight' } } });

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
