import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

/** Opened by an address, it stands below the header. */
export const root = style({ minInlineSize: 0, scrollMarginBlockStart: vars.space[24] });

export const pending = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '3rem',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});
