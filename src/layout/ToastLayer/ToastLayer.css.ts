import { globalStyle, style } from '@vanilla-extract/css';
import { notice } from '#src/layout/OfflineNotice/OfflineNotice.css.ts';
import { phone, tabBarHeight } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'contents' });

const aboveTabs = `${tabBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom)`;
const besideNotice = `${vars.size.control} + ${vars.space[3]}`;

// On a phone the toasts stand clear of the tab bar and of the offline notice.
globalStyle(`${root} > section`, { '@media': { [phone]: { insetBlockEnd: `calc(${aboveTabs})` } } });
globalStyle(`:root:has(${notice}):not(:has([role=dialog])) ${root} > section`, {
  '@media': { [phone]: { insetBlockEnd: `calc(${aboveTabs} + ${besideNotice})` } },
});
globalStyle(`:root:has(${notice}):has([role=dialog]) ${root} > section`, {
  '@media': { [phone]: { insetBlockStart: `calc(${besideNotice})` } },
});
