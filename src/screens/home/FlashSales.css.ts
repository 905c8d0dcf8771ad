import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const picture = style({ borderRadius: vars.radius.huge, overflow: 'clip' });

export const running = style({
  padding: `clamp(${vars.space[4]}, 2.4vw, ${vars.space[8]})`,
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.saleSoft,
  minInlineSize: 0,
});
