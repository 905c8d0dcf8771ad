import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ position: 'relative', display: 'grid', minBlockSize: 0, blockSize: '100%' });

export const box = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list itself restores the scroll position, so that all browsers behave the same.
  overflowAnchor: 'none',
  outlineOffset: '-2px !important',
});

/** Few rows stand at the end, where the next one will be. */
export const inner = style({ display: 'grid', alignContent: 'end', minBlockSize: '100%' });

export const toEnd = style({ position: 'absolute', insetBlockEnd: vars.space[3], insetInlineEnd: vars.space[4] });

/** The line that stands between two rows stands between two of these as well. */
export const rows = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } } });
