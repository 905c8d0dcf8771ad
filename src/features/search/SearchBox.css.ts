import { style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ position: 'relative', inlineSize: '100%', maxInlineSize: '46rem', marginInline: 'auto' });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  gap: vars.space[3],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.edge },
    '&:focus-within': { borderColor: vars.colour.focus, boxShadow: `inset 0 0 0 1px ${vars.colour.focus}` },
  },
  '@media': { [forcedColours]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } } },
});

export const icon = style({ display: 'grid', color: vars.colour.textQuiet });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '2.75rem',
  background: 'none',
  border: 0,
  // The box around it shows the focus.
  outline: 'none !important',
  textOverflow: 'ellipsis',
});

export const end = style({ display: 'flex', flex: 'none', minInlineSize: vars.space[3] });

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
});

export const pillText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
