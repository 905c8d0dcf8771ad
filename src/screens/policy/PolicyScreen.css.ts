import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.sidebar}`, gap: vars.space[16] } },
});

export const article = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0, overflowWrap: 'anywhere' });
