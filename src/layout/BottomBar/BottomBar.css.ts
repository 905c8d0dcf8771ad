import { style } from '@vanilla-extract/css';
import { item } from '#src/layout/frame.css.ts';
import { desktop, wide } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

/** Its menu covers the page, and the header's search list covers it. */
export const root = style({
  position: 'relative',
  zIndex: `calc(${vars.z.sticky} - 1)`,
  display: 'none',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@media': { [desktop]: { display: 'block' } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], blockSize: '3.25rem' });

export const links = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const link = style([
  item,
  {
    paddingInline: vars.space[2],
    fontWeight: vars.weight.medium,
    outlineOffset: '-2px !important',
    '@media': { [wide]: { paddingInline: vars.space[3] } },
  },
]);

export const opener = style([
  item,
  {
    marginInlineEnd: vars.space[3],
    paddingInline: vars.space[4],
    fontWeight: vars.weight.strong,
    color: vars.colour.onAccentSoft,
    backgroundColor: vars.colour.accentSoft,
    selectors: { '&[aria-expanded=true]': { color: vars.colour.onAccent, backgroundColor: vars.colour.accent } },
  },
]);

export const app = style({ position: 'relative' });

export const appPanel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  padding: vars.space[4],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
});
