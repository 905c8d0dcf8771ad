import { style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minBlockSize: '3rem',
  paddingInline: vars.space[4],
  color: vars.colour.textQuiet,
  fontWeight: vars.weight.strong,
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-selected=true], &[aria-current]': {
      color: vars.colour.text,
      borderBlockEndColor: vars.colour.accentText,
    },
    // The row scrolls, so a ring outside of the tab would be cut.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.colour.text } } } },
});
