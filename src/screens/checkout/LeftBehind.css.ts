import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ marginBlockStart: vars.space[4] });

export const text = style({ ...type('small'), color: vars.colour.textQuiet });
