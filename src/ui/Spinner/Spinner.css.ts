import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});
