import { globalStyle, style } from '@vanilla-extract/css';
import { item } from '#src/layout/frame.css.ts';
import { forcedColours, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const height = '2.5rem';

export const root = style({
  ...type('small'),
  display: 'none',
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.page,
  '@media': { [tablet]: { display: 'block' } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], blockSize: height });

export const seller = style({ fontWeight: vars.weight.strong, color: vars.colour.accentText });

export const hotline = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  flexGrow: 1,
});

globalStyle(`${hotline} > svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });

export const picker = style([
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

globalStyle(`${picker} > svg`, {
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  pointerEvents: 'none',
});
