import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

/** The line that stands between two rows stands between two of these as well. */
export const rows = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } } });
