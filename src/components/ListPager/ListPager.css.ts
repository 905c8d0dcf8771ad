import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });
export const note = style({ ...type('small'), color: vars.colour.textQuiet });
