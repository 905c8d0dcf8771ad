import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ ...type('small'), marginBlockStart: vars.space[2], fontWeight: vars.weight.medium });
