import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ borderBlockEnd: `1px solid ${vars.colour.border}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3rem',
  fontWeight: vars.weight.strong,
});

export const arrow = style({
  display: 'grid',
  color: vars.colour.textQuiet,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const body = style({ paddingBlockEnd: vars.space[4] });
