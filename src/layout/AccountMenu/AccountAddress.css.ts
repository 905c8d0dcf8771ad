import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, hover, touch } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** It fills the free room of the bar, so its text moves nothing. A narrow bar has none: the phone's menu shows the address. */
export const bar = style({
  display: 'none',
  justifyContent: 'flex-end',
  inlineSize: 0,
  flexGrow: 1,
  '@media': { [desktop]: { display: 'flex' } },
});

export const link = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  '@media': {
    [touch]: { minBlockSize: vars.size.control },
    [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } },
  },
});

/** One line in the bar, at most two in the menu. */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { [`${bar} &`]: { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

globalStyle(`${link} > svg`, { flex: 'none', inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
