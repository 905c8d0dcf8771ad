import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const log = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', blockSize: '100%', minBlockSize: 0 });

export const above = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
});

export const pending = style({ display: 'grid', alignContent: 'end', gap: vars.space[4], padding: vars.space[4] });

export const middle = style({ alignSelf: 'center', minBlockSize: 0, overflowY: 'auto' });

export const box = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2] });

/** In the middle of a box of one line, at the foot of a higher one. */
export const send = style({ display: 'grid', marginBlockEnd: '0.1875rem' });

export const field = style({ flex: 1, minInlineSize: 0 });
