import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });

export const root = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.calm}`,
  // Between two cards, and not around a place that is empty: the first card would move what is not there yet.
  selectors: { ':not(:empty) + * > &': { marginBlockStart: vars.space[2] } },
});

export const picture = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});
