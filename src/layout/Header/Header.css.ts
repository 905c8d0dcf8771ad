import { style } from '@vanilla-extract/css';
import { height as topBarHeight } from '#src/layout/TopBar/TopBar.css.ts';
import { cramped, desktop, hover, tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

/** The top bar scrolls away, the bar beneath it stays. */
export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  backgroundColor: `color-mix(in oklab, ${vars.colour.page} 92%, transparent)`,
  backdropFilter: 'blur(14px)',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@media': { [tablet]: { insetBlockStart: `calc(-1 * ${topBarHeight})` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: '4rem',
  '@media': { [tablet]: { gap: vars.space[4] }, [desktop]: { gap: vars.space[8], blockSize: '4.75rem' } },
});

export const menu = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { [desktop]: { display: 'none' } },
});

export const search = style({
  display: 'none',
  flex: 1,
  // What a long name of the shop leaves of the row.
  minInlineSize: 'min(12.5rem, 40%)',
  '@media': { [tablet]: { display: 'block' } },
});

export const pill = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 'min(7rem, 40%)',
  '@media': { [cramped]: { minInlineSize: 0 }, [tablet]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[1],
  '@media': {
    // The search needs the room; the wishlist is in the account's menu too.
    [cramped]: { display: 'none' },
    [desktop]: { gap: vars.space[2] },
  },
});

export const fromTablet = style({ display: 'none', '@media': { [tablet]: { display: 'flex' } } });

export const headerActionRoot = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.quick}`,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '-0.125rem',
  display: 'grid',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.colour.page}`,
});
