import { style } from '@vanilla-extract/css';
import { tabBarHeight, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockEnd: `calc(${tabBarHeight} + env(safe-area-inset-bottom))`,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  marginBlockStart: vars.space[4],
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[2],
  backgroundColor: vars.colour.card,
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [tablet]: { display: 'none' } },
});
