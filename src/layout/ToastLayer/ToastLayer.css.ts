import { globalStyle, style } from '@vanilla-extract/css';
import { height as tabBarHeight } from '#src/layout/TabBar/TabBar.css.ts';
import { phone } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'contents' });

// On a phone the tab bar stands where toasts would.
globalStyle(`${root} > section`, {
  '@media': { [phone]: { insetBlockEnd: `calc(${tabBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom))` } },
});
