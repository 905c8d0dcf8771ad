import { globalStyle, style } from '@vanilla-extract/css';
import { item } from '#src/layout/frame.css.ts';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style([
  item,
  {
    position: 'relative',
    gap: vars.space[1],
    cursor: 'pointer',
    selectors: { '&:focus-within:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}` } },
    '@media': { [forcedColours]: { border: '1px solid ButtonText' } },
  },
]);

export const select = style({
  appearance: 'none',
  minBlockSize: 'inherit',
  marginInlineEnd: '-1.25rem',
  paddingInlineEnd: '1.25rem',
  background: 'none',
  border: 0,
  outline: 'none !important',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});

globalStyle(`${select} option`, { color: vars.colour.text, backgroundColor: vars.colour.card });

globalStyle(`${root} > svg`, {
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  pointerEvents: 'none',
});
