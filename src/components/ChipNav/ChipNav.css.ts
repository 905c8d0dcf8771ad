import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

/** A row that scrolls by touch and keyboard. Its minimum height reserves the space while it is empty. */
export const root = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  minBlockSize: '2.75rem',
  scrollPaddingInline: vars.space[8],
});
