import { style } from '@vanilla-extract/css';
import { phone, tabBarHeight } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
});

/** Stays in sight however long the list is; above the bar of a phone. */
export const undo = style({
  position: 'sticky',
  zIndex: vars.z.raised,
  insetBlockEnd: vars.space[4],
  '@media': { [phone]: { insetBlockEnd: `calc(${tabBarHeight} + ${vars.space[2]} + env(safe-area-inset-bottom))` } },
});
