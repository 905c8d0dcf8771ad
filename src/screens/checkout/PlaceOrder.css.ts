import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[3] });

export const next = style({ ...type('small'), color: vars.colour.textQuiet, textAlign: 'center', textWrap: 'balance' });
