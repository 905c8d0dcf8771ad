import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const note = style({ color: vars.colour.textQuiet, minBlockSize: vars.text.body.line });
