import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

/** On a phone the buttons need several rows. They fill them, so that their edges are in line. */
globalStyle(`${row} > *`, { '@media': { [phone]: { flexGrow: 1 } } });
