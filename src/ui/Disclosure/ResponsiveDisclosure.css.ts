import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.card,
  fontWeight: vars.weight.strong,
  '@media': { [desktop]: { display: 'none' } },
});

export const arrow = style({
  display: 'grid',
  color: vars.colour.textQuiet,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

export const panel = style({
  display: 'none',
  selectors: { '&[data-open]': { display: 'block' } },
  '@media': { [desktop]: { display: 'block' } },
});
