import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ borderBlockEnd: `1px solid ${vars.colour.border}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.strong,
});

export const arrow = style({
  display: 'grid',
  color: vars.colour.textQuiet,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const body = style({ paddingBlockEnd: vars.space[4] });

export const panelButton = style({
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
  selectors: { '&[data-is=narrow]': { '@media': { [desktop]: { display: 'none' } } } },
});

export const panelArrow = style({
  display: 'grid',
  color: vars.colour.textQuiet,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

export const panel = style({
  display: 'none',
  selectors: {
    '&[data-open]': { display: 'block' },
    '&[data-is=narrow]': { '@media': { [desktop]: { display: 'block' } } },
  },
});
