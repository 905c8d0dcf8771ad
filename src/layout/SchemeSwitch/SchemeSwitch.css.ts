import { style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  textAlign: 'start',
});

export const track = style({
  display: 'flex',
  flex: 'none',
  inlineSize: '2.5rem',
  marginInlineStart: 'auto',
  padding: '0.1875rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.edge,
  transition: `background-color ${vars.motion.quick}`,
  '::before': {
    content: '',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    borderRadius: '50%',
    backgroundColor: vars.colour.card,
    transition: `margin ${vars.motion.quick}`,
  },
  selectors: {
    '[aria-checked=true] > &': { backgroundColor: vars.colour.accentText },
    '[aria-checked=true] > &::before': { marginInlineStart: '1rem' },
  },
  '@media': { [forcedColours]: { border: '1px solid ButtonText' } },
});
