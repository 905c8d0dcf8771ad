import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tabBarHeight } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  zIndex: vars.z.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [phone]: {
      insetBlockEnd: `calc(${tabBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
      // There a dialog rises from the lower edge, with its sums and its button where the notice would lie.
      selectors: { ':root:has([role=dialog]) &': { insetBlock: `${vars.space[3]} auto` } },
    },
  },
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.pill,
  color: vars.colour.page,
  backgroundColor: vars.colour.text,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.weight.medium,
});

export const kept = style({ ...type('small'), display: 'block', fontWeight: vars.weight.regular });

export const toasts = style({ display: 'contents' });

const aboveTabs = `${tabBarHeight} + ${vars.space[3]} + env(safe-area-inset-bottom)`;
const besideNotice = `${vars.size.control} + ${vars.space[3]}`;

// On a phone the toasts stand clear of the tab bar and of the offline notice.
globalStyle(`${toasts} > section`, { '@media': { [phone]: { insetBlockEnd: `calc(${aboveTabs})` } } });
globalStyle(`:root:has(${notice}):not(:has([role=dialog])) ${toasts} > section`, {
  '@media': { [phone]: { insetBlockEnd: `calc(${aboveTabs} + ${besideNotice})` } },
});
globalStyle(`:root:has(${notice}):has([role=dialog]) ${toasts} > section`, {
  '@media': { [phone]: { insetBlockStart: `calc(${besideNotice})` } },
});
