import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const main = style({
  display: 'block',
  minBlockSize: '60vh',
  paddingBlock: vars.space[4],
  outline: 'none',
  '@media': { [tablet]: { paddingBlock: vars.space[8] } },
});
