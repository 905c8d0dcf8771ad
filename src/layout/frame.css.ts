/** Styles that the parts of the layout share: the page's width, and links and buttons in bars. */
import { style } from '@vanilla-extract/css';
import { hover, tablet, touch } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** A quiet control in a bar: as tall as the bar allows, tall enough for a finger. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { '&[aria-current=page]': { color: vars.colour.accentText } },
  '@media': {
    [touch]: { minBlockSize: vars.size.control },
    [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } },
  },
});

export const main = style({
  display: 'block',
  minBlockSize: '60vh',
  paddingBlock: vars.space[4],
  outline: 'none',
  '@media': { [tablet]: { paddingBlock: vars.space[8] } },
});

export const bareRoot = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: '100dvh' });

export const bareHead = style({ paddingBlock: vars.space[4] });

export const bareMain = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: vars.space[8],
  outline: 'none',
});
