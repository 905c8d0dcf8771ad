import { style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
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
