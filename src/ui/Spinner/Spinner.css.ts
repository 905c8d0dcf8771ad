import { keyframes, style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
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
  // Its gap is a colour, which would be filled in there.
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});
